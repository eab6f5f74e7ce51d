import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

/** One line under the header when the gym has something to say: a holiday, a closed lot, a new class. */
export function AnnouncementLine({ text, to }: { text: string; to?: string }) {
  return (
    <aside aria-label="Announcement" className="on-ink announcement">
      <p className="shell">
        <span aria-hidden="true" className="announcement-mark" />
        {to ? (
          <Link to={to} className="announcement-text">
            {text} <Icon name="arrow" className="size-4" />
          </Link>
        ) : (
          <span className="announcement-text">{text}</span>
        )}
      </p>
    </aside>
  );
}
