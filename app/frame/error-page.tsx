import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button.tsx";
import styles from "./error-page.module.css";

/** A closed bay door with the number stenciled on it, what happened, and the two ways out. */
export function ErrorPage(props: {
  code: string;
  title: string;
  action: string;
  to: string;
  phone: { display: string; href: string };
  /** Where somebody has just sent something, and nobody has got it: it takes the focus, and there is another way. */
  email?: { href: string };
  children: ReactNode;
}) {
  const { code, title, action, to, phone, email, children } = props;
  // Without script the attribute moves the focus.
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
