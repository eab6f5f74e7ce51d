import { Page } from "#desk/frame/page.tsx";

/** One answer for links that are used, late, replaced or made up. */
export function SpentLink() {
  return (
    <Page title="This link opens nothing">
      <p>
        A link works once, for a short while, and a newer one takes its place; a link for signing in opens
        only in the browser that has asked for it. Sign in as usual, or ask an owner of the desk to invite you
        again.
      </p>
      <p>
        <a className="link" href="/desk/sign-in">
          To the sign-in
        </a>
      </p>
    </Page>
  );
}
