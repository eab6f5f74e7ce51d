import type { ReactNode } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./coach-card.module.css";

/** A portrait and text about a coach. */
export function CoachCard(props: {
  photo: Photo;
  /** Section heading, if this is the only coach. */
  heading?: string | undefined;
  name: string;
  /** Role, rank or place. */
  lines: readonly string[];
  /** Portrait and text side by side, if there is room. */
  row?: boolean;
  children?: ReactNode;
}) {
  const { photo, heading, name, lines, row, children } = props;
  return (
    <div className={`stack ${styles.coach} ${row ? styles.row : ""}`}>
      <Picture
        photo={photo}
        sizes={row ? "(min-width: 48rem) 20rem, 92vw" : "(min-width: 64rem) 24rem, 92vw"}
        className={styles.photo}
      />
      <div className="flow">
        {heading && <h2 className="text-title">{heading}</h2>}
        <h3 className="text-head">{name}</h3>
        <ul className={heading ? "lined measure" : "text-quiet"}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {children && <div className="flow full-row">{children}</div>}
    </div>
  );
}
