let whole: Promise<unknown> | undefined;

/** A page comes with the styles of its own (server/page-styles.ts). Another one, drawn in its place, needs them all. */
export function wholeStyles(): Promise<unknown> {
  return (whole ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
    if (!link) return resolve(undefined);
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    link.disabled = false;
  }));
}
