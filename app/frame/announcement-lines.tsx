import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./announcement-lines.module.css";

type Line = { words: string; link: { label: string; url: string } | null; until: number | null };

/** Lines under the header when the gym has something to say: a holiday, a closed lot, a class that is off tonight. */
export function AnnouncementLines({ lines }: { lines: readonly Line[] }) {
  return (
    <aside aria-label="Announcement" className="on-ink" data-behavior="until" data-until={lastOf(lines)}>
      {lines.map(({ words, link, until }, index) => (
        <p
          key={`${index} ${words}`}
          className="shell items-center strong flex gap-3"
          data-behavior="until"
          data-until={until ?? ""}
        >
          <span aria-hidden="true" className={`flex-none ${styles.mark}`} />
          <span className="row">
            {words}{" "}
            {link && (
              <a href={link.url} className="link tap">
                {link.label} <Icon name="arrow" size={4} />
              </a>
            )}
          </span>
        </p>
      ))}
    </aside>
  );
}

/** Without a date one of them lasts for ever. */
function lastOf(lines: readonly Line[]): number | "" {
  const ends = lines.flatMap(({ until }) => until ?? []);
  return ends.length < lines.length ? "" : Math.max(...ends);
}
