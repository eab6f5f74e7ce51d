import type { Announcement } from "#data/notices.server.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import styles from "./announcement-line.module.css";

/** One line under the header when the gym has something to say: a holiday, a closed lot, a new class. */
export function AnnouncementLine({ announcement }: { announcement: Announcement }) {
  const { words, link, until } = announcement;
  return (
    <aside aria-label="Announcement" className="on-ink" data-hand="until" data-until={until ?? ""}>
      <p className={`shell ${styles.line}`}>
        <span aria-hidden="true" className={styles.mark} />
        <span className={`row ${styles.words}`}>
          {words}{" "}
          {link && (
            <a href={link.url} className="link tap">
              {link.label} <Icon name="arrow" size={4} />
            </a>
          )}
        </span>
      </p>
    </aside>
  );
}
