import { data } from "react-router";
import { renderedRooms } from "#content/pages/gallery.ts";
import { programNotFound, programContact, programPageCopy as copy } from "#content/programs/program-copy.ts";
import { programs } from "#content/programs/programs.ts";
import { useGym } from "#app/gym.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { plansFor } from "#domain/plans.ts";
import { readPlans } from "#db/readers/plans.server.ts";
import { answerLeadPost } from "#app/lead-form/answer-lead-post.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { filmInfo, findGalleryPictures, sitePicture, sitePictures } from "#pictures/site-pictures.server.ts";
import { titled } from "#app/seo/page-facts.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { programFacts } from "#app/seo/program-facts.ts";
import { CallBand } from "#app/sections/call-band.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroDoor } from "#app/heroes/hero-door.tsx";
import { AboutProgram } from "#app/programs/about-program.tsx";
import { MembershipOptions } from "#app/programs/membership-options.tsx";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import { ProgramPace } from "#app/programs/program-pace.tsx";
import { NoClasses, WeekBoard } from "#app/programs/week-board.tsx";
import { WordsAndPicture } from "#app/programs/words-and-picture.tsx";
import { AsidePart, ProgramAside, ProgramColumns } from "#app/programs/program-aside.tsx";
import { ProgramFilm } from "#app/films/program-film.tsx";
import { programWeek } from "#app/timetable/timetable.server.ts";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { NotFound } from "#app/frame/not-found.tsx";
import { TurningPictures } from "#app/heroes/turning-pictures.tsx";
import { Section } from "#ui/section.tsx";
import { BackgroundFilm } from "#app/films/background-film.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import type { Route } from "./+types/program";

function programAt(slug: string) {
  const program = programs.find((one) => one.slug === slug);
  if (!program) throw data(null, { status: 404 });
  return program;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const program = programAt(params.slug);
  const plans = await readOrNull(context, "plans", () => readPlans(siteDatabase()));
  const facility = findGalleryPictures(program.facility ?? []);
  const film = program.film ? filmInfo(program.film) : null;
  return {
    program,
    number: String(programs.findIndex(({ slug }) => slug === program.slug) + 1).padStart(2, "0"),
    plans: plansFor(plans ?? [], program.plans ?? []),
    hero: sitePicture(program.image),
    opening: findGalleryPictures(program.opening ? [program.opening] : []),
    pictures: sitePictures(program.gallery),
    facility,
    facilityText: anyDrawn(facility) ? renderedRooms : copy.galleryText,
    film: film && (film.webm || film.mp4) ? film : null,
    week: await programWeek(context, program.slug),
  };
}

export async function action(args: Route.ActionArgs) {
  programAt(args.params.slug);
  return answerLeadPost("contact", args);
}

export const handle = {
  query: { sent: sentParam },
  pages: Object.fromEntries(
    programs.map((program) => [program.slug, { ...programFacts(program), told: ["plans"] }]),
  ),
  things: ({ loaderData: { program, plans, facility, film }, serviceOf, offersOf, galleryOf, filmOf }) => [
    serviceOf(program, offersOf(plans)),
    galleryOf("Facility and equipment", facility),
    filmOf(film),
  ],
} satisfies PageHandle<typeof loader>;

export default function ProgramPage({ loaderData }: Route.ComponentProps) {
  const { phone } = useGym();
  const { program, number, plans, hero, opening, pictures, facility, facilityText, film, week } = loaderData;
  const { title, description, paragraphs, newcomers, locations = [], benefits = [], pace } = program;
  const { action: button } = program;
  const [beside, ...rooms] = facility;
  const hasClasses = week?.days.some(({ count }) => count > 0);
  // Dark and light in turn; behind the slant of the call is the ground of the last.
  const ground = pace
    ? ({ rooms: "coal", film: "bone", times: "white" } as const)
    : ({ rooms: "white", film: "ink", times: "ink" } as const);
  const times = (hasClasses || program.times) && (
    <Section tone={ground.times}>
      <SectionHead title={copy.hoursHeading} lead={hasClasses && copy.hoursText} />
      {week && hasClasses ? (
        <>
          <WeekBoard week={week} words={copy.board} />
          <ArrowLink to={`/schedule?program=${program.slug}`} className="below">
            {copy.hoursLink}
          </ArrowLink>
        </>
      ) : (
        <NoClasses program={program.slug} unread={week === null} words={copy} />
      )}
    </Section>
  );
  const grounds = [rooms.length > 0 && ground.rooms, film !== null && ground.film];
  if (times) grounds.splice(pace ? 2 : 0, 0, ground.times);
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
            <TurningPictures opening={opening} photos={pictures} label={copy.picturesLabel(title)} />
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
                <MembershipOptions plans={plans} none={copy.noPlans} />
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
          <WordsAndPicture photo={beside} flip={Boolean(pace)}>
            <div className="stack">
              <h2 className="text-title">{copy.benefitsHeading}</h2>
              <RuledList items={benefits} single className="text-lead" />
            </div>
          </WordsAndPicture>
        </Section>
      )}
      {!pace && times}
      {rooms.length > 0 && (
        <Section tone={ground.rooms}>
          <SectionHead title={copy.galleryHeading} />
          <PhotoGrid photos={rooms} hung />
          <p className="text-quiet below">{facilityText}</p>
        </Section>
      )}
      {film && (
        <Section tone={ground.film}>
          <ProgramFilm film={film} heading={copy.filmHeading} still={pictures[2]} />
        </Section>
      )}
      {pace && times}
      <CallBand
        {...copy.callToAction}
        title={copy.callToAction.heading}
        after={grounds.findLast(Boolean) || "bone"}
      />
      <ContactSection phone={phone} copy={programContact(title)} interest={program.interest} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { phone } = useGym();
  return (
    <NotFound error={error} title={titled(programNotFound.title)} words={programNotFound} phone={phone} />
  );
}
