import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import styles from "./trouble.module.css";

/** A closed bay door with the number stenciled on it, what happened, and the two ways out. */
export function Trouble(props: {
  code: string;
  title: string;
  action: string;
  to: string;
  phone: { display: string; href: string };
  children: ReactNode;
}) {
  const { code, title, action, to, phone, children } = props;
  return (
    <section className={`on-ink ${styles.trouble}`}>
      <div className={`shell columns wide-first sideways ${styles.way}`}>
        <div aria-hidden="true" className={`center ${styles.door}`}>
          {code}
        </div>
        <div className="flow">
          <h1 className="text-title">{title}</h1>
          <p className="text-lead">{children}</p>
          <div className="row below">
            <ButtonLink to={to} size="lg" icon="arrow">
              {action}
            </ButtonLink>
            <ButtonLink to={phone.href} size="lg" look="line" icon="phone">
              {phone.display}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
