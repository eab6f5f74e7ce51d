import {
  joinCall,
  classFacts,
  findUs,
  homeAbout,
  homeFounders,
  homeHero,
  homeMission,
  homeSectionLinks,
  recapCopy,
  statsStrip,
  tourBlurbs,
} from "#content/pages/home.ts";
import { isSectionOn } from "#content/is-on.ts";
import { contactCopy } from "#content/pages/contact.ts";
import { staffLines } from "#domain/schedule/week-hours.ts";
import { daylightAt } from "#domain/daylight.ts";
import { mapFrameUrl } from "#domain/place.ts";
import { boardStates, classesAWeek } from "#domain/schedule/timetable.ts";
import { lowestPrices } from "#domain/plan-lists.ts";
import { splitLines, splitParagraphs } from "#domain/text.ts";
import { listed } from "#content/programs/program.ts";
import { programs } from "#content/programs/programs.ts";
import * as site from "#content/site.ts";
import { brand, facility, home } from "#content/site.ts";
import { useGym, usePageChanges } from "#app/gym.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { freshness } from "#http/freshness.server.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { pageParam, showParam } from "#app/gallery/photo-page.ts";
import { readPlans } from "#db/readers/plans.server.ts";
import { readTestimonials } from "#db/readers/testimonials.server.ts";
import { env } from "#config/env.server.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { programPicture } from "#pictures/program-picture.server.ts";
import { filmInfo, sitePicture } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { FactWall } from "#app/sections/fact-wall.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HomeGallery } from "#app/home/home-gallery.tsx";
import { NextClass } from "#app/home/next-class.tsx";
import { loadTimetable } from "#app/timetable/timetable.server.ts";
import { Mission } from "#app/sections/mission.tsx";
import { RecapSection } from "#app/home/recap-section.tsx";
import { VirtualTourSection } from "#app/home/virtual-tour-section.tsx";
import { Testimonials } from "#app/home/testimonials.tsx";
import { FindUs } from "#app/places/find-us.tsx";
import { Founders } from "#app/home/founders.tsx";
import { HomeAbout } from "#app/home/home-about.tsx";
import { HomeHero } from "#app/home/home-hero.tsx";
import { heroFilms } from "#app/home/hero-films.server.ts";
import { galleries } from "#app/gallery/galleries.server.ts";
import { ProgramCards } from "#app/home/program-cards.tsx";
import { WhyChoose } from "#app/home/why-choose.tsx";
import { SectionNav } from "#app/frame/section-nav.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/home";

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const { text, programs } = context.get(gymContent);
  const [timetable, reviews, gallery, plans] = await Promise.all([
    loadTimetable(context, now),
    readOrNull(context, "testimonials", () => readTestimonials(siteDatabase(), now)),
    galleries.home(new URL(request.url).searchParams, context, (range) => range),
    readOrNull(context, "plans", () => readPlans(siteDatabase())),
  ]);
  const recap = filmInfo(recapCopy.film);
  const daylight = daylightAt(now, home);
  context.get(freshness).expireAt(daylight.until);
  const board = timetable && boardStates(now, timetable, 8);
  const aWeek = timetable && classesAWeek(now, timetable, facility.weeklyClasses);
  if (board) context.get(freshness).expireAt(new Date(board[0]!.changesAt));
  return {
    next: board?.[0]?.next ? board : null,
    hero: heroFilms(daylight.light),
    recap: { film: recap, poster: recap.poster.version ? recap.poster : sitePicture("hero-events") },
    programs: await Promise.all(
      listed(programs.shown).map(async (program) => {
        const { slug, title, description, iconName } = program;
        return { slug, title, description, iconName, photo: await programPicture(program) };
      }),
    ),
    texts: {
      welcome: text("home.welcome"),
      headline: splitLines(text("home.headline")),
      search: text("home.search"),
      programs: text("home.programs"),
      about: splitParagraphs(text("home.about")),
      mission: text("home.mission"),
      join: text("home.join"),
      directions: text("home.directions"),
    },
    photos: {
      about: sitePicture(homeAbout.image),
      founders: sitePicture(homeFounders.image),
      mission: sitePicture(homeMission.image),
      tour: sitePicture("hero-careers"),
    },
    gallery: {
      ...gallery,
      drawn: anyDrawn(gallery.photos),
      empty: gallery.photos.length === 0,
    },
    reviews,
    price: lowestPrices(plans ?? []).month,
    barFacts: [...homeHero.bar.facts, ...classFacts(aWeek, "a week")],
    stats: [...statsStrip, ...classFacts(aWeek, "every week")],
    blurbs: tourBlurbs(env.TOUR_EMBED_URL !== undefined),
    tourUrl: env.TOUR_EMBED_URL ?? "/tour",
    mapUrl: mapFrameUrl(env.MAP_EMBED_URL, home),
  };
}

export const action = leadAction("contact");

export const handle = {
  query: { show: showParam, page: pageParam, sent: sentParam },
  page: {
    title: `${brand.name} | ${site.access.before}Community Gym in ${home.town}, ${home.region}`,
    description: homeHero.search,
    picture: "share-base",
    pictureTitle: `${site.access.before}Community Gym`,
    pictures: [homeHero, homeAbout, homeFounders, homeMission, ...programs].map(({ image }) => image),
    sources: ["testimonials", "tour photos", "plans"],
    texts: ["home.", "programs."],
  },
  description: ({ texts }) => texts.search,
  jsonLd: ({ gym, pages, loaderData: { gallery, recap }, imageGallery, videoObject }) => [
    gym(),
    imageGallery(`Pictures of ${brand.name}`, isSectionOn("gallery", pages) ? gallery.photos : []),
    isSectionOn("murph", pages)
      ? videoObject(recap.film, { name: recapCopy.heading, description: recapCopy.text })
      : null,
  ],
} satisfies PageHandle<typeof loader>;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hours, access, googleReviews } = useGym();
  const pages = usePageChanges();
  const { hero, next, recap, programs, photos, gallery, reviews, tourUrl, mapUrl } = loaderData;
  const { barFacts, price, stats, blurbs, texts } = loaderData;
  const { bar, button, newHere } = homeHero;
  const hasContent: Record<string, boolean> = {
    gallery: !gallery.empty,
    testimonials: reviews?.length !== 0 || googleReviews !== null,
  };
  const isShown = (id: string) => isSectionOn(id, pages) && hasContent[id] !== false;
  return (
    <>
      <HomeHero
        film={hero.film}
        upright={hero.upright}
        welcome={texts.welcome}
        lines={texts.headline}
        offer={homeHero.offer(price)}
        facts={barFacts}
        tour={bar.tour}
      >
        <ButtonLink to={button.to} size="lg">
          {button.label}
        </ButtonLink>
        <ArrowLink to={newHere.to}>{newHere.label}</ArrowLink>
      </HomeHero>
      {next && <NextClass states={next} />}
      <SectionNav sections={homeSectionLinks.filter(({ id }) => isShown(id))}>
        {isShown("murph") && <RecapSection film={recap.film} poster={recap.poster} />}
        <ProgramCards programs={programs} lead={texts.programs} />
        {isShown("about") && <HomeAbout photo={photos.about} paragraphs={texts.about} />}
        {isShown("founders") && <Founders photo={photos.founders} />}
        {isShown("mission") && (
          <Mission id="mission" copy={{ ...homeMission, text: texts.mission }} photo={photos.mission} />
        )}
        {isShown("why") && <WhyChoose />}
        {isShown("numbers") && (
          <section aria-label="The gym in numbers" className="on-bone clip">
            <div className={`shell pb-7 ${isShown("why") ? "" : "pt-section"}`}>
              <FactWall facts={stats.map(({ figure, label }) => ({ value: figure, label }))} sunk />
            </div>
          </section>
        )}
        {isShown("tour") && <VirtualTourSection blurbs={blurbs} frameUrl={tourUrl} poster={photos.tour} />}
        {isShown("gallery") && <HomeGallery page={gallery} drawn={gallery.drawn} />}
        {isShown("testimonials") && <Testimonials reviews={reviews} google={googleReviews} />}
        <CallToAction
          title={joinCall.heading}
          text={texts.join}
          action={joinCall.primary}
          second={joinCall.secondary}
          after="ink"
        />
        <FindUs
          place={home}
          copy={{ ...findUs, text: texts.directions }}
          frameUrl={mapUrl}
          facts={[access.members, ...staffLines(hours), facility.parking].filter(Boolean)}
        />
        <ContactSection copy={contactCopy.section} />
      </SectionNav>
    </>
  );
}
