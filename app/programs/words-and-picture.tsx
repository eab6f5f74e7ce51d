import type { ReactNode } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./words-and-picture.module.css";

/** Words, and beside them a picture that fills the rest of its band up to the edge of the screen. */
export function WordsAndPicture(props: {
  /** Nothing where there is none: then the words have the band. */
  photo?: Photo | undefined;
  /** The picture on the left. */
  flip?: boolean | undefined;
  /** Which side of the picture stays where it is cut. */
  from?: "right" | undefined;
  children: ReactNode;
}) {
  const { photo, flip, from, children } = props;
  if (!photo) return children;
  return (
    <div className={`columns ${flip ? styles.flip : "wide-first"}`}>
      <div>{children}</div>
      <Picture
        photo={photo}
        sizes="100vw"
        className={`beside bleed ${styles.picture} ${from ? "from-right" : ""}`}
      />
    </div>
  );
}
