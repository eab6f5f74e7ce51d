import { Page } from "#desk/frame/page.tsx";

/** One answer for used, expired, replaced and invented links. */
export function SpentLink() {
  return (
    <Page title="This link has expired" form>
      <p>
        Each link works once and for a short time. A newer link replaces it, and a sign-in link works only in
        the browser that asked for it. Sign in, or ask an owner to invite you again.
      </p>
      <p>
        <a className="link" href="/desk/sign-in">
          Sign in
        </a>
      </p>
    </Page>
  );
}
