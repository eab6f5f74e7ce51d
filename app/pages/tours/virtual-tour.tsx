import { homeTour, tourBlurbs } from "#content/pages/home.ts";
import { tourCopy as copy, tourRooms } from "#content/pages/tour.ts";
import { renderedRooms } from "#content/pages/gallery.ts";
import { env } from "#config/env.server.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { titled } from "#app/seo/page-facts.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallBand } from "#app/sections/call-band.tsx";
import { HeroTrail } from "#app/heroes/hero-parts.tsx";
import { TourBlurbs } from "#app/tour/tour-blurbs.tsx";
import { TourInWords } from "#app/tour/tour-in-words.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink } from "#ui/button.tsx";
import type { Route } from "./+types/virtual-tour";
import styles from "./virtual-tour.module.css";

export function loader() {
  const nameOf = (id: string) => tourRooms.find((room) => room.id === id)?.name ?? id;
  const rooms = tourRooms.map(({ id, name, text, image, ways }) => ({
    id,
    name,
    text,
    photo: sitePicture(image),
    ways: ways.map((way) => ({ id: way, name: nameOf(way) })),
  }));
  const outside = env.TOUR_EMBED_URL !== undefined;
  const intro = copy.textIntro(outside);
  return {
    frameUrl: env.TOUR_EMBED_URL ?? "/tour",
    outside,
    blurbs: tourBlurbs(outside),
    rooms,
    intro: anyDrawn(rooms.map(({ photo }) => photo)) ? `${intro} ${renderedRooms}` : intro,
  };
}

export const handle = {
  page: {
    title: titled("Virtual Tour"),
    description: copy.search,
    picture: "hero-virtual-tour",
  },
} satisfies PageHandle;

export default function VirtualTour({ loaderData }: Route.ComponentProps) {
  const { frameUrl, outside, blurbs, rooms, intro } = loaderData;
  const { heading, text } = copy.hero;
  return (
    <>
      <section aria-label={heading} className="on-ink">
        <div className="shell">
          <HeroTrail trail={[{ label: "Virtual Tour" }]} />
          <div className={`row apart ${styles.strip}`}>
            <h1 className="text-hero">{heading}</h1>
            <p className="text-lead">{text}</p>
          </div>
        </div>
        {/* Our own page, or the outside tour that the gym has chosen and that needs its own origin to work. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          src={frameUrl}
          title={copy.frameTitle}
          loading="lazy"
          allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking"
          className={styles.frame}
        />
      </section>
      <section aria-label={homeTour.heading} className="on-bone column">
        <div className="shell">
          <TourBlurbs blurbs={blurbs} heading="h2" />
          <div className={`row ${styles.further}`}>
            <ArrowLink to="#rooms">{copy.textHeading}</ArrowLink>
            <ArrowLink to={frameUrl} newTab={outside}>
              {copy.openAlone}
            </ArrowLink>
          </div>
        </div>
      </section>
      <Section id="rooms" labelledBy="rooms-title">
        <SectionHead id="rooms-title" title={copy.textHeading} lead={intro} />
        <TourInWords rooms={rooms} from={copy.from} />
      </Section>
      <CallBand title={copy.after.heading} text={copy.after.text} action={copy.after.button} />
    </>
  );
}
