import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import styles from "./error-page.module.css";

/** Status code, explanation, and links to leave the page. */
export function ErrorPage(props: {
  code: string;
  title: string;
  action: string;
  to: string;
  phone: { display: string; href: string };
  /** For errors other than 404: the message takes the focus and offers e-mail. */
  email?: { href: string };
  children: ReactNode;
}) {
  const { code, title, action, to, phone, email, children } = props;
  // autoFocus moves the focus without script.
  const alert = email && ({ role: "alert", tabIndex: -1, autoFocus: true } as const);
  return (
    <section className={`on-ink grid items-center ${styles.trouble}`}>
      <div className="shell columns wide-first sideways items-center">
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
            {email && (
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
  /** Document title. */
  title: string;
  copy: { title: string; text: string; action: string; to: string };
  phone: { display: string; href: string };
}) {
  const { error, title, copy, phone } = props;
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <title>{title}</title>
      <ErrorPage code="404" title={copy.title} to={copy.to} action={copy.action} phone={phone}>
        {copy.text}
      </ErrorPage>
    </>
  );
}
