import { capital, inWords } from "#domain/text.ts";
import { tourCopy as copy, tourRooms } from "#content/pages/tour.ts";
import { brand } from "#content/site.ts";
import { panoramas } from "#pictures/panoramas.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import PanoramaTourIsland, { type PanoramaTourProps } from "#app/tour/panorama-tour.island.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { island } from "#ui/island.tsx";
import { roomName, roomTexts } from "#app/tour/rooms.server.ts";
import { TourAsText } from "#app/tour/tour-as-text.tsx";
import type { Route } from "./+types/tour";
import styles from "./tour.module.css";

const PanoramaTour = island<PanoramaTourProps>("tour/panorama-tour", PanoramaTourIsland);

export function loader() {
  return {
    poster: sitePicture("hero-virtual-tour"),
    panoramaRooms: panoramas(tourRooms.map(({ id }) => id)).map(({ links, ...panorama }) => ({
      ...panorama,
      name: roomName(panorama.room),
      links: links.map((link) => ({ ...link, name: roomName(link.to) })),
    })),
    rooms: roomTexts(),
  };
}

// A separate document, so that it can be embedded.
export const handle = {
  bare: true,
  page: {
    title: pageTitle("360° Tour"),
    description: `${capital(inWords(tourRooms.length))} rooms of ${brand.name} in 360°. Look around by touch, mouse or keyboard, and walk from room to room.`,
    picture: "hero-virtual-tour",
    embeddedIn: "/virtual-tour",
  },
} satisfies PageHandle;

export default function Tour({ loaderData }: Route.ComponentProps) {
  const { poster, panoramaRooms, rooms } = loaderData;
  return (
    <main className="on-ink">
      <div className={`row apart absolute ${styles.top}`}>
        <h1 className="text-head">{copy.documentHeading}</h1>
        <a href="#rooms" className="link">
          {copy.textHeading}
        </a>
      </div>
      <div data-behavior="embedded-tour">
        <PanoramaTour rooms={panoramaRooms} copy={copy.stage} poster={poster} />
      </div>
      <section id="rooms" aria-labelledby="rooms-title" className="on-white py-section">
        <div className="shell">
          <SectionHead id="rooms-title" title={copy.textHeading} stack />
          <TourAsText rooms={rooms} from={copy.from} />
          <p className={`row pt-section ${styles.back}`}>
            <ButtonLink to={copy.after.button.to} size="lg" icon="arrow">
              {copy.after.button.label}
            </ButtonLink>
            <ArrowLink to="/">{copy.home}</ArrowLink>
          </p>
        </div>
      </section>
    </main>
  );
}
