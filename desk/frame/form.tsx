import type { FormHTMLAttributes } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader } from "#desk/signed-in.server.ts";

/** Every form of a page has the key of that page, so that sending it twice changes the data once (once.server.ts). */
export function Form(
  props: FormHTMLAttributes<HTMLFormElement> & {
    /** Drafts in this browser are deleted (drafts.behavior.ts). */
    "data-signs-out"?: boolean;
  },
) {
  const { children, ...rest } = props;
  const page = useRouteLoaderData<typeof loader>("signed-in");
  return (
    <form method="post" {...rest}>
      {children}
      {page && <input type="hidden" name="once" value={page.once} />}
    </form>
  );
}
