import { Chips, Rows } from "#desk/frame/rows.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import type { MessageLine } from "./message-words.ts";
import styles from "./message-rows.module.css";

/** `none` is the title of an empty list. */
export function MessageRows({ lines, none }: { lines: readonly MessageLine[]; none: string }) {
  if (lines.length === 0) return <Notice title={none} />;
  return (
    <Rows>
      {lines.map(({ id, name, about, text, chips, waits, late, isUnread }) => (
        <li key={id} className={`relative flex items-center ${styles.line}`}>
          {isUnread && (
            <span className={styles.unread}>
              <span className="sr-only">Unread</span>
            </span>
          )}
          <a href={`/desk/messages/${id}`} className={`strong stretch clip nowrap ${styles.name}`}>
            {name}
          </a>
          <div className={`full-width ${styles.about}`}>
            <p className="two-lines">
              {about}: <span className="text-quiet">{text}</span>
            </p>
            {chips.length > 0 && (
              <p className="row gap-2 mt-2">
                <Chips chips={chips} />
              </p>
            )}
          </div>
          {waits && (
            <p className={`display figures text-sub ${late ? "text-accent" : ""}`}>
              <span className="sr-only">{waits === "now" ? "Received: " : "Waiting: "}</span>
              {waits}
            </p>
          )}
        </li>
      ))}
    </Rows>
  );
}
