import type { Photo } from "#photos/photo-url.ts";
import { AskedFrame } from "#app/ui/asked-frame.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ArrowLink, ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { signOf } from "#app/ui/sign.ts";

/** The tour loads only when it is asked for; without script the same button opens it as a page of its own. */
export function VirtualTourSection(props: {
  id?: string;
  words: {
    eyebrow: string;
    heading: string;
    text: string;
    start: string;
    blurbs: readonly { title: string; text: string }[];
    button: { label: string; to: string };
    inWords: { label: string; to: string };
  };
  /** Our own tour, or the outside one that the gym has set. */
  frameUrl: string;
  poster: Photo;
}) {
  const { id = "tour", words, frameUrl, poster } = props;
  return (
    <section id={id} aria-label={words.heading} className="on-coal tour-band">
      <AskedFrame
        src={frameUrl}
        title={words.heading}
        ask={words.start}
        icon="view"
        allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking"
        className="tour-frame"
        askClassName="tour-start"
      >
        <Picture photo={poster} sizes="(min-width: 64rem) 100vw, 170vw" className="absolute inset-0" />
        <div aria-hidden="true" className="scrim" />
        <div className="shell tour-words">
          <BandHead
            id={`${id}-title`}
            {...signOf(words.eyebrow)}
            title={words.heading}
            lead={words.text}
            stack
          />
        </div>
      </AskedFrame>
      <div className="shell">
        <ul className="tour-blurbs">
          {words.blurbs.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-sub">{title}</h3>
              <p className="mt-3 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to={words.button.to} size="lg">
            {words.button.label}
          </ButtonLink>
          <ArrowLink to={words.inWords.to} className="shrink">
            {words.inWords.label}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}
