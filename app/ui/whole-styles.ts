/** The page that the document came with. The server draws no other. */
const first = typeof document === "undefined" ? undefined : location.pathname;
export const hasOwnStyles = (pathname: string) => first === undefined || pathname === first;

let whole: Promise<boolean> | undefined;

/**
 * A page comes with the styles of its own (server/pages/page-styles.ts). Another one, drawn in its place, needs them all.
 * Tells whether they have come.
 */
export function wholeStyles(): Promise<boolean> {
  return (whole ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
    if (!link) return resolve(true);
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
    link.disabled = false;
  }));
}
