import { use } from "react";
import { formatToday } from "#domain/schedule/class-changes.ts";
import type { Session } from "#domain/schedule/sessions.ts";
import { LinkFilter } from "#ui/link-filter.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./announcement-lines.module.css";

const MAX_CHANGES = 3;

type Line = { words: string; link: { label: string; url: string } | null; until: number | null };

/** Below the header: announcements and today's class changes. */
export function AnnouncementLines({ lines }: { lines: readonly Line[] }) {
  const isShown = use(LinkFilter);
  return (
    <aside
      aria-label="Announcement"
      className="on-ink"
      data-behavior="hide-expired"
      data-until={latestEnd(lines)}
    >
      {lines.map(({ words, link, until }, index) => (
        <p
          key={`${index} ${words}`}
          className="shell items-baseline strong flex gap-3"
          data-behavior="hide-expired"
          data-until={until ?? ""}
        >
          <span aria-hidden="true" className={`flex-none ${styles.mark}`} />
          <span className="row">
            {words}{" "}
            {link && isShown(link.url) && (
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

/** Empty if one of them never expires. */
function latestEnd(lines: readonly Line[]): number | "" {
  const ends = lines.flatMap(({ until }) => until ?? []);
  return ends.length < lines.length ? "" : Math.max(...ends);
}

/** Today's class changes as announcements, each until its class is over. */
export function changesToday(sessions: readonly Session[]): Line[] {
  const link = { label: "See the week", url: "/schedule" };
  const shown = sessions.length > MAX_CHANGES ? sessions.slice(0, MAX_CHANGES - 1) : sessions;
  const lines = shown.map((session) => ({
    words: formatToday(session),
    link,
    until: session.endsAt.getTime(),
  }));
  const more = sessions.slice(shown.length);
  if (more.length === 0) return lines;
  const until = Math.max(...more.map(({ endsAt }) => endsAt.getTime()));
  return [...lines, { words: `${more.length} more classes are different today.`, link, until }];
}
