import type { ReactNode } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import zoomStyles from "#ui/pictures/zoom.module.css";
import styles from "./sport-lane.module.css";

export type Sport = { name: string; to: string; photo: Photo };

/** A link to a sport: its picture above its name. */
export function SportLane(props: {
  sport: Sport;
  sizes: string;
  /** On the picture. */
  children?: ReactNode;
}) {
  const { sport, sizes, children } = props;
  const { name, to, photo } = sport;
  return (
    <a href={to} className={`inset-focus relative clip block ${zoomStyles.zoom}`}>
      <Picture photo={{ ...photo, alt: "" }} sizes={sizes} className={styles.picture} />
      {children}
      <div className={`display items-center flex gap-2 justify-between text-sub ${styles.name}`}>
        <span>{name}</span> <Icon name="arrow" size={6} className="text-accent" />
      </div>
    </a>
  );
}
