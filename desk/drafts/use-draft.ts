import { useRouteLoaderData } from "react-router";
import type { loader } from "#desk/signed-in.tsx";

/** What this page's form had sent when its session had ended; null on any other page, and once it is sent again. */
export function usePageDraft() {
  const page = useRouteLoaderData<typeof loader>("signed-in");
  return page?.draft ? { ...page.draft, address: page.address } : null;
}

/** The fields of it, by their names. */
export function useDraft(): Readonly<Record<string, string>> {
  return usePageDraft()?.fields ?? {};
}
