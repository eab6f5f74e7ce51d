import { Link } from "react-router";

/** The last crumb is the page itself. */
export function Breadcrumbs(props: { trail: { label: string; to?: string }[]; className?: string }) {
  const { trail, className = "" } = props;
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="crumbs">
        {trail.map(({ label, to }, index) => (
          <li key={label}>
            {to && index < trail.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
