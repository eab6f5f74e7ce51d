import { useLocation, useMatches } from "react-router";

/** Pages whose second page is a page of its own; every other query shows the same page in another way. */
const PAGED = ["/gallery", "/trainers"];

/** The one address of this page. An address without a page has none. */
export function Canonical({ origin }: { origin: string }) {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const lost = !page || page.id === "pages/not-found" || page.id === "pages/refused" || isUnknown(page);
  if (lost || origin === "") return null;
  const number = PAGED.includes(pathname) ? new URLSearchParams(search).get("page") : null;
  // The tour is a document within its page.
  const address = pathname === "/tour" ? "/virtual-tour" : pathname;
  return <link rel="canonical" href={origin + address + (number ? `?page=${number}` : "")} />;
}

/** '/programs/no-such-thing' has a parameter and nothing to show for it. */
function isUnknown({ params, loaderData }: { params: object; loaderData: unknown }) {
  return Object.keys(params).length > 0 && loaderData === undefined;
}
