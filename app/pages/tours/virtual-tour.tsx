import { homeTour, tourBlurbs } from "#content/pages/home.ts";
import { tourCopy as copy } from "#content/pages/tour.ts";
import { renderedRooms } from "#content/pages/gallery.ts";
import { env } from "#config/env.server.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HeroTrail } from "#app/heroes/hero-parts.tsx";
import { TourBlurbs } from "#app/tour/tour-blurbs.tsx";
import { roomTexts } from "#app/tour/rooms.server.ts";
import { TourAsText } from "#app/tour/tour-as-text.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink } from "#ui/button.tsx";
import type { Route } from "./+types/virtual-tour";
import styles from "./virtual-tour.module.css";

export function loader() {
  const rooms = roomTexts();
  const isExternal = env.TOUR_EMBED_URL !== undefined;
  const intro = copy.textIntro(isExternal);
  return {
    frameUrl: env.TOUR_EMBED_URL ?? "/tour",
    isExternal,
    blurbs: tourBlurbs(isExternal),
    rooms,
    intro: anyDrawn(rooms.map(({ photo }) => photo)) ? `${intro} ${renderedRooms}` : intro,
  };
}

export const handle = {
  page: {
    title: pageTitle("Virtual Tour"),
    description: copy.search,
    picture: "hero-virtual-tour",
  },
} satisfies PageHandle;

export default function VirtualTour({ loaderData }: Route.ComponentProps) {
  const { frameUrl, isExternal, blurbs, rooms, intro } = loaderData;
  const { heading, text } = copy.hero;
  return (
    <>
      <section aria-label={heading} className="on-ink">
        <div className="shell">
          <HeroTrail trail={[{ label: "Virtual Tour" }]} />
          <div className="row apart pb-5">
            <h1 className="text-hero">{heading}</h1>
            <p className="text-lead">{text}</p>
          </div>
        </div>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- an external tour needs its own origin */}
        <iframe
          src={frameUrl}
          title={copy.frameTitle}
          loading="lazy"
          allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking"
          className={`full-width ${styles.frame}`}
        />
      </section>
      <Section id="rooms" labelledBy="rooms-title" space="top">
        <SectionHead
          id="rooms-title"
          title={copy.textHeading}
          lead={
            <>
              <p>{intro}</p>
              <ArrowLink to={frameUrl} newTab={isExternal}>
                {copy.openAlone}
              </ArrowLink>
            </>
          }
        />
        <TourAsText rooms={rooms} from={copy.from} />
      </Section>
      <Section label={homeTour.heading} tone="bone">
        <TourBlurbs blurbs={blurbs} heading="h2" />
      </Section>
      <CallToAction
        title={copy.after.heading}
        text={copy.after.text}
        action={copy.after.button}
        after="bone"
        plain
      />
    </>
  );
}
