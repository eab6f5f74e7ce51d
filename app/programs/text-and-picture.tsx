import type { ReactNode } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./text-and-picture.module.css";

/** Text next to a picture that bleeds to the edge of the screen. */
export function TextAndPicture(props: {
  /** Without a photo the text takes the full width. */
  photo?: Photo | undefined;
  /** Picture on the left. */
  flip?: boolean | undefined;
  /** A class that sets what to keep when the picture is cropped. */
  crop?: string | undefined;
  children: ReactNode;
}) {
  const { photo, flip, crop = "", children } = props;
  if (!photo) return children;
  return (
    <div className={`columns ${flip ? styles.flip : "wide-first"}`}>
      <div>{children}</div>
      <Picture photo={photo} sizes="100vw" className={`beside bleed ${styles.picture} ${crop}`} />
    </div>
  );
}
