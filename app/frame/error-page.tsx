import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { useGym } from "#app/gym.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#ui/button.tsx";
import styles from "./error-page.module.css";

/** Status code, explanation, and links to leave the page. */
export function ErrorPage(props: {
  code: string;
  title: string;
  action: string;
  to: string;
  /** For errors other than 404: the message takes the focus and offers e-mail. */
  failed?: boolean;
  children: ReactNode;
}) {
  const { code, title, action, to, failed, children } = props;
  const { phone, email } = useGym();
  // autoFocus moves the focus without script.
  const alert = failed && ({ role: "alert", tabIndex: -1, autoFocus: true } as const);
  return (
    <section className={`on-bone grid items-center ${styles.page}`}>
      <div className="shell columns wide-first items-center">
        <div aria-hidden="true" className={`center relative full-width clip ${styles.door}`}>
          {code}
        </div>
        <div className="flow" {...alert}>
          <h1 className="text-title">{title}</h1>
          <p className="text-lead">{children}</p>
          <div className="row below">
            <ButtonLink to={to} size="lg" icon="arrow">
              {action}
            </ButtonLink>
            <ButtonLink to={phone.href} size="lg" variant="line" icon="phone">
              {phone.display}
            </ButtonLink>
            {failed && (
              <ButtonLink to={email.href} size="lg" variant="line" icon="mail">
                Email us
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The error boundary of a route with a parameter. Errors other than 404 go to the root's boundary. */
export function NotFound(props: {
  error: unknown;
  copy: { title: string; text: string; action: string; to: string };
}) {
  const { error, copy } = props;
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <title>{pageTitle(copy.title)}</title>
      <ErrorPage code="404" title={copy.title} to={copy.to} action={copy.action}>
        {copy.text}
      </ErrorPage>
    </>
  );
}
