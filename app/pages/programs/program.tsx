import { renderedRooms } from "#content/pages/gallery.ts";
import { programNotFound, programContact, programPageCopy as copy } from "#content/programs/program-copy.ts";
import { programs } from "#content/programs/programs.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { useGym } from "#app/gym.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { programPicture } from "#pictures/program-picture.server.ts";
import { filmInfo, findGalleryPictures, sitePictures } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { programPage } from "#app/seo/program-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroDoor } from "#app/heroes/hero-door.tsx";
import { findProgram } from "#app/programs/find-program.server.ts";
import { AboutProgram } from "#app/programs/about-program.tsx";
import { MembershipOptions } from "#app/pricing/membership-options.tsx";
import { programPlans } from "#app/pricing/program-plans.server.ts";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import { ProgramPace } from "#app/programs/program-pace.tsx";
import { NoClasses } from "#app/programs/program-week.tsx";
import { WeekBoard } from "#app/programs/week-board.tsx";
import { TextAndPicture } from "#app/programs/text-and-picture.tsx";
import { AsidePart, AsidePhone, ProgramAside, ProgramColumns } from "#app/programs/program-aside.tsx";
import { ProgramFilm } from "#app/films/program-film.tsx";
import { programWeek } from "#app/timetable/timetable.server.ts";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { NotFound } from "#app/frame/error-page.tsx";
import { Slideshow } from "#app/gallery/slideshow.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { BackgroundFilm } from "#app/films/background-film.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import type { Route } from "./+types/program";

export async function loader({ params, context }: Route.LoaderArgs) {
  const program = findProgram(context, params.slug);
  const { shown } = context.get(gymContent).programs;
  const facility = findGalleryPictures(program.facility ?? []);
  const film = program.film ? filmInfo(program.film) : null;
  return {
    program,
    number: String(shown.findIndex(({ slug }) => slug === program.slug) + 1).padStart(2, "0"),
    plans: await programPlans(context, program),
    hero: await programPicture(program),
    pictures: sitePictures(program.gallery),
    facility,
    facilityText: anyDrawn(facility) ? renderedRooms : copy.galleryText,
    film: film && (film.webm || film.mp4) ? film : null,
    week: await programWeek(context, program.slug),
  };
}

export async function action(args: Route.ActionArgs) {
  findProgram(args.context, args.params.slug);
  return leadAction("contact")(args);
}

export const handle = {
  query: { sent: sentParam },
  pages: Object.fromEntries(programs.map((program) => [program.slug, programPage(program)])),
  description: ({ program }) => program.description,
  jsonLd: ({
    loaderData: { program, plans, facility, film },
    service,
    planOffers,
    imageGallery,
    videoObject,
  }) => [
    service(program, planOffers(plans)),
    imageGallery("Facility and equipment", facility),
    videoObject(film),
  ],
} satisfies PageHandle<typeof loader>;

export default function ProgramPage({ loaderData }: Route.ComponentProps) {
  const { phone } = useGym();
  const { program, number, plans, hero, pictures, facility, facilityText, film, week } = loaderData;
  const { title, description, paragraphs, newcomers, locations = [], benefits = [], pace } = program;
  const { action: button } = program;
  const [beside, ...rooms] = facility;
  const hasClasses = week?.days.some(({ count }) => count > 0);
  // Tones alternate, and the call to action needs the tone of the section before it.
  const tones = pace
    ? ({ rooms: "coal", film: "bone", times: "white" } as const)
    : ({ rooms: "white", film: "ink", times: "ink" } as const);
  const times = (hasClasses || program.times) && (
    <Section tone={tones.times}>
      <SectionHead title={copy.hoursHeading} lead={hasClasses && copy.hoursText} />
      {week && hasClasses ? (
        <>
          <WeekBoard week={week} copy={copy.board} />
          <ArrowLink to={`/schedule?program=${program.slug}`} className="below">
            {copy.hoursLink}
          </ArrowLink>
        </>
      ) : (
        <NoClasses program={program.slug} failed={week === null} copy={copy} />
      )}
    </Section>
  );
  const shownTones = [rooms.length > 0 && tones.rooms, film !== null && tones.film];
  if (times) shownTones.splice(pace ? 2 : 0, 0, tones.times);
  return (
    <>
      <HeroDoor
        photo={hero}
        trail={[copy.crumb, { label: title }]}
        number={number}
        title={title}
        lead={description}
        media={
          film ? (
            <BackgroundFilm film={film}>
              <Picture photo={film.poster} sizes={TALL_ON_PHONES} priority className="cover" />
            </BackgroundFilm>
          ) : (
            pictures.length > 0 && <Slideshow photos={pictures} label={copy.picturesLabel(title)} />
          )
        }
      >
        {button && (
          <ButtonLink to={button.to} size="lg">
            {button.label}
          </ButtonLink>
        )}
      </HeroDoor>
      <Section>
        <ProgramColumns
          aside={
            <ProgramAside label={copy.plansHeading} ground="ink">
              <AsidePart title={copy.plansHeading}>
                <MembershipOptions plans={plans} />
                <ButtonLink to={copy.contact.to}>{copy.contact.label}</ButtonLink>
              </AsidePart>
              {newcomers && (
                <AsidePart title={copy.newHeading}>
                  <p>{newcomers}</p>
                </AsidePart>
              )}
              {locations.length > 0 && (
                <AsidePart title={copy.locationsHeading}>
                  <p className="display text-head">{locations.join("\u00a0/ ")}</p>
                </AsidePart>
              )}
            </ProgramAside>
          }
        >
          <AboutProgram heading={copy.aboutHeading(title)} towns={locations} paragraphs={paragraphs} />
          <ButtonLink to={copy.start.to} size="lg" icon="arrow">
            {copy.start.label}
          </ButtonLink>
        </ProgramColumns>
      </Section>
      {pace && <ProgramPace {...pace} />}
      {benefits.length > 0 && (
        <Section tone="bone">
          <TextAndPicture photo={beside} flip={Boolean(pace)}>
            <div className="stack">
              <h2 className="text-title">{copy.benefitsHeading}</h2>
              <RuledList items={benefits} single className="text-lead" />
            </div>
          </TextAndPicture>
        </Section>
      )}
      {!pace && times}
      {rooms.length > 0 && (
        <Section tone={tones.rooms}>
          <SectionHead title={copy.galleryHeading} />
          <PhotoGrid photos={rooms} layout="featured" />
          <p className="text-quiet below">{facilityText}</p>
        </Section>
      )}
      {film && (
        <Section tone={tones.film}>
          <ProgramFilm film={film} heading={copy.filmHeading} still={pictures[1]} />
        </Section>
      )}
      {pace && times}
      <CallToAction
        {...copy.callToAction}
        title={copy.callToAction.heading}
        after={shownTones.findLast(Boolean) || "bone"}
      >
        <div className="row justify-between">
          <AsidePhone {...phone} />
          <ArrowLink to={copy.write.to}>
            {copy.write.label}
            <span className="sr-only"> {copy.write.about}</span>
          </ArrowLink>
        </div>
      </CallToAction>
      <ContactSection copy={programContact(title)} interest={program.interest} called />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFound error={error} copy={programNotFound} />;
}
