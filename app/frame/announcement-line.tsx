import { Link } from "react-router";
import type { Announcement } from "#data/notices.server.ts";
import { usePassed } from "#app/ui/passed.ts";
import { Icon } from "#app/ui/icon.tsx";

/** One line under the header when the gym has something to say: a holiday, a closed lot, a new class. */
export function AnnouncementLine({ announcement }: { announcement: Announcement }) {
  const { words, link, until } = announcement;
  const over = usePassed(until === null ? [] : [until]) > 0;
  if (over) return null;
  const label = link && (
    <>
      {link.label} <Icon name="arrow" className="size-4" />
    </>
  );
  return (
    <aside aria-label="Announcement" className="on-ink announcement">
      <p className="shell">
        <span aria-hidden="true" className="announcement-mark" />
        <span className="announcement-words">
          {words}{" "}
          {link &&
            (link.url.startsWith("/") ? (
              <Link to={link.url} className="announcement-link">
                {label}
              </Link>
            ) : (
              <a href={link.url} className="announcement-link">
                {label}
              </a>
            ))}
        </span>
      </p>
    </aside>
  );
}
