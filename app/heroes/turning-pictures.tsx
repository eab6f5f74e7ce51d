import { useRef } from "react";
import type { Photo } from "#photos/photo-url.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useTurning } from "./use-turning.ts";

/** The pictures behind a hero, one at a time. Without script the first one stands; the others are fetched after it. */
export function TurningPictures({ photos, label }: { photos: readonly Photo[]; label: string }) {
  const stage = useRef<HTMLDivElement>(null);
  const scripted = useHydrated();
  const { index, turning, pick, toggle } = useTurning(photos.length, stage);

  return (
    <div ref={stage}>
      {(scripted ? photos : photos.slice(0, 1)).map((photo, at) => (
        <div
          key={photo.key}
          className="turning-slide"
          data-shown={at === index || undefined}
          aria-hidden={at === index ? undefined : true}
        >
          <Picture photo={photo} sizes="100vw" priority={at === 0} className="absolute inset-0" />
        </div>
      ))}
      {photos.length > 1 && (
        <fieldset className={`turning-bar ${scripted ? "" : "invisible"}`}>
          <legend className="sr-only">{label}</legend>
          <button
            type="button"
            className="turning-pause"
            aria-label={turning ? "Pause the pictures" : "Play the pictures"}
            onClick={toggle}
          >
            <Icon name={turning ? "pause" : "play"} className="size-4" />
          </button>
          {photos.map((photo, at) => (
            <button
              key={photo.key}
              type="button"
              className="turning-dot"
              aria-label={`Show picture ${at + 1} of ${photos.length}`}
              aria-current={at === index ? "true" : undefined}
              onClick={() => pick(at)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
