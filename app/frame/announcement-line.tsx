import type { Announcement } from "#data/notices.server.ts";
import { Icon } from "#app/ui/icon.tsx";

/** One line under the header when the gym has something to say: a holiday, a closed lot, a new class. */
export function AnnouncementLine({ announcement }: { announcement: Announcement }) {
  const { words, link, until } = announcement;
  return (
    <aside
      aria-label="Announcement"
      className="on-ink announcement"
      data-hand="until"
      data-until={until ?? ""}
    >
      <p className="shell">
        <span aria-hidden="true" className="announcement-mark" />
        <span className="announcement-words">
          {words}{" "}
          {link && (
            <a href={link.url} className="announcement-link">
              {link.label} <Icon name="arrow" className="size-4" />
            </a>
          )}
        </span>
      </p>
    </aside>
  );
}
