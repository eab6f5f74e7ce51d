import type { ReactNode } from "react";
import type { Photo } from "#photos/photo-url.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import styles from "./words-and-picture.module.css";

/** Words, and beside them a picture that fills the rest of its band up to the edge of the screen. */
export function WordsAndPicture({ photo, children }: { photo: Photo; children: ReactNode }) {
  return (
    <div className="columns wide-first">
      <div>{children}</div>
      <Picture
        photo={photo}
        sizes="(min-width: 64rem) 40vw, 100vw"
        className={`beside bleed ${styles.picture}`}
      />
    </div>
  );
}
