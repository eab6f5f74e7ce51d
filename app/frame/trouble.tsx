import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";

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
    <section className="on-ink trouble">
      <div className="shell trouble-row">
        <div aria-hidden="true" className="trouble-door">
          <span>{code}</span>
        </div>
        <div className="trouble-text">
          <h1 className="text-title">{title}</h1>
          <p className="mt-6 text-lead text-quiet">{children}</p>
          <div className="mt-9 flex flex-wrap items-center gap-4">
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
