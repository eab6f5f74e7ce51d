import { isSectionOn } from "#content/is-on.ts";
import { eventsCopy as copy } from "#content/pages/events.ts";
import { joinCall, recapCopy } from "#content/pages/home.ts";
import { useGym, usePageChanges } from "#app/gym.ts";
import { contactAbout } from "#content/subjects.ts";
import { readChallenges, readEvents } from "#db/readers/events.server.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { formatChallengeStart, type GymEvent } from "#domain/events.ts";
import { gymDay } from "#content/gym-clock.ts";
import { freshness } from "#http/freshness.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { findPicture } from "#pictures/find-pictures.server.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { filmInfo, keyShown, sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ChallengeBoard } from "#app/events/challenge-board.tsx";
import { EventBoard } from "#app/events/event-board.tsx";
import { HeroBoard } from "#app/heroes/hero-board.tsx";
import { RecapFilm } from "#app/films/recap-film.tsx";
import { Figures } from "#app/sections/figures.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { TimedText } from "#ui/text/timed-text.tsx";
import type { Route } from "./+types/events";

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const [events, challenges] = await Promise.all([
    readOrNull(context, "events", () => readEvents(siteDatabase(), now)),
    readOrNull(context, "challenges", () => readChallenges(siteDatabase())),
  ]);
  for (const { endsAt } of events ?? []) context.get(freshness).expireAt(new Date(endsAt));
  const photos = await readOrNull(context, "event photos", () =>
    Promise.all((events ?? []).map(({ image }) => (image ? findPicture(keyShown(image), "") : null))),
  );
  return {
    hero: sitePicture("hero-events"),
    film: filmInfo(recapCopy.film),
    events: events?.map((event, index) => boardEvent(event, photos?.[index] ?? null)) ?? null,
    challenges:
      challenges?.map(({ status, ...challenge }) => ({
        ...challenge,
        starts: formatChallengeStart(challenge.month, gymDay(now)),
        join: status === "enrollment open" ? contactAbout(`challenge-${challenge.id}`) : null,
      })) ?? null,
  };
}

function boardEvent(event: GymEvent, photo: Photo | null) {
  const noon = new Date(`${event.day}T12:00:00Z`);
  const month = noon.toLocaleDateString("en-US", { month: "short", timeZone: "UTC" });
  const register = contactAbout(`${event.placesLeft === 0 ? "waiting" : "event"}-${event.id}`);
  return { ...event, month, date: String(noon.getUTCDate()), register, photo };
}

export const handle = {
  page: {
    title: pageTitle("Events & Challenges"),
    description: copy.search,
    picture: "hero-events",
    sources: ["events", "challenges"],
  },
  jsonLd: ({ pages, loaderData: { events, film }, event, videoObject }) => [
    ...(events ?? []).map(event),
    isSectionOn("murph", pages)
      ? videoObject(film, { name: recapCopy.heading, description: recapCopy.text })
      : null,
  ],
} satisfies PageHandle<typeof loader>;

export default function Events({ loaderData }: Route.ComponentProps) {
  const { phone } = useGym();
  const { hero, film, events, challenges } = loaderData;
  const coming = events ?? [];
  const next = coming.filter(({ canceled }) => !canceled);
  return (
    <>
      <HeroBoard
        photo={hero}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={copy.hero.text}
        facts={next.length > 0 ? [{ label: copy.nextLabel, value: <Next events={next} /> }] : []}
        trail={[{ label: "Events" }]}
        pictureFirst
        subjectOn="top"
      />
      {isSectionOn("murph", usePageChanges()) && (
        <section aria-labelledby="murph-title" className="on-bone">
          <div className="shell flow py-section">
            <h2 id="murph-title" className="text-title">
              {copy.recap.heading}
            </h2>
            <Figures facts={copy.recap.parts} className="barred" sideBySide />
            <div className="columns halves below">
              {copy.recap.paragraphs.map((paragraph, index, { length }) => (
                <div key={paragraph} className="flow">
                  <p className="measure text-lead">{paragraph}</p>
                  {index === length - 1 && <p className="text-quiet">{recapCopy.silent}</p>}
                </div>
              ))}
            </div>
          </div>
          <RecapFilm film={film} poster={film.poster.version ? film.poster : hero} copy={recapCopy} />
        </section>
      )}
      <Section id="upcoming" labelledBy="upcoming-title">
        <div className="row apart">
          <h2 id="upcoming-title" className="text-title">
            {copy.upcomingHeading}
          </h2>
          {coming.length > 0 && <ArrowLink to="/calendar/events.ics">{copy.subscribe}</ArrowLink>}
        </div>
        {coming.length > 0 ? (
          <EventBoard events={coming} copy={copy} />
        ) : (
          <Notice
            kind={events ? "info" : "error"}
            className="below"
            title={events ? copy.none : copy.unavailable}
            action={
              <ButtonLink to={phone.href} variant="line" icon="phone">
                {phone.display}
              </ButtonLink>
            }
          />
        )}
      </Section>
      {challenges?.length !== 0 && (
        <Section tone="bone" labelledBy="challenges-title">
          <SectionHead id="challenges-title" title={copy.challengesHeading} lead={copy.challengesText} />
          {challenges ? (
            <ChallengeBoard challenges={challenges} copy={copy} />
          ) : (
            <Notice kind="error" title={copy.challengesUnavailable} />
          )}
        </Section>
      )}
      <CallToAction
        title={joinCall.heading}
        text={joinCall.text}
        action={joinCall.primary}
        second={joinCall.secondary}
        after={challenges?.length === 0 ? "white" : "bone"}
      />
    </>
  );
}

function Next({ events }: { events: readonly Pick<GymEvent, "endsAt" | "dateLabel" | "title">[] }) {
  return (
    <a href="#upcoming">
      <TimedText
        parts={events.map(({ endsAt, dateLabel, title }) => ({
          until: endsAt,
          content: (
            <>
              <span className="text-quiet">{dateLabel}</span>
              <br />
              {` ${title}`}
            </>
          ),
        }))}
      />
    </a>
  );
}
