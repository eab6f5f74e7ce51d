import { useRouteLoaderData } from "react-router";
import type { loader } from "#desk/signed-in.server.ts";

/** The unsaved form of this page that was sent after its session had ended; null if there is none. */
export function usePageDraft() {
  const page = useRouteLoaderData<typeof loader>("signed-in");
  return page?.draft ? { ...page.draft, address: page.address } : null;
}

/** The draft's fields by name. */
export function useDraft(): Readonly<Record<string, string>> {
  return usePageDraft()?.fields ?? {};
}
