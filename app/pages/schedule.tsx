import { redirect } from "react-router";
import { brand, facility, timeZone } from "#content/site.ts";
import { type Timetable, filterTimetable } from "#domain/schedule/classes.ts";
import { wallClock } from "#domain/schedule/clock.ts";
import { comingHolidays } from "#domain/schedule/opening-hours.ts";
import { scheduleCopy as copy } from "#content/pages/schedule.ts";
import { boardDays, boardStates, classesAWeek, laterChanges } from "#domain/schedule/timetable.ts";
import { useGym } from "#app/gym.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { classPrograms } from "#db/readers/gym.server.ts";
import { freshness } from "#http/freshness.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { readHolidayHours } from "#db/readers/notices.server.ts";
import { shortWord } from "#http/page-query.ts";
import { env } from "#config/env.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { HeroBoard } from "#app/heroes/hero-board.tsx";
import { ClassFilters } from "#app/timetable/class-filters.tsx";
import { loadTimetable } from "#app/timetable/timetable.server.ts";
import { liveFacts } from "#app/timetable/live-facts.tsx";
import { Timetable as Board } from "#app/timetable/timetable.tsx";
import { Section } from "#ui/section.tsx";
import { ArrowLink, Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import styles from "./schedule.module.css";
import type { Route } from "./+types/schedule";

const DAYS_AHEAD = 7;

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const { access } = context.get(gymContent).facts;
  const chosen = new URL(request.url).searchParams.get("program");
  const programs = classPrograms();
  if (chosen !== null && !programs.has(chosen)) throw redirect("/schedule");
  const [timetable, holidays] = await Promise.all([
    loadTimetable(context, now),
    readOrNull(context, "holiday hours", () => readHolidayHours(siteDatabase(), now)),
  ]);
  const shown = timetable && (chosen ? filterTimetable(chosen, timetable) : timetable);
  const whole = timetable && boardWeek(now, timetable);
  if (whole) context.get(freshness).expireAt(new Date(whole.states[0]!.changesAt));
  const counts = Map.groupBy(timetable?.classes ?? [], ({ program }) => program);
  return {
    hero: sitePicture("hero-schedule"),
    embedUrl: env.SCHEDULE_EMBED_URL ?? null,
    chosen,
    filters: [...programs].flatMap(([slug, title]) => {
      const count = counts.get(slug)?.length;
      return count ? [{ slug, title, count }] : [];
    }),
    aWeek: timetable && classesAWeek(now, timetable, facility.weeklyClasses),
    everything: timetable?.classes.length ?? 0,
    /** For the hero: the whole gym, even if the board is filtered. */
    live: whole && timetable.classes.length > 0 ? whole : null,
    board: shown && shown !== timetable ? boardWeek(now, shown) : whole,
    later: shown ? laterChanges(now, shown) : [],
    holidays: comingHolidays(now, holidays ?? [], { zone: timeZone, access }, DAYS_AHEAD),
  };
}

/** The next seven days, starting today. */
function boardWeek(now: Date, timetable: Timetable) {
  const days = boardDays(now, timetable);
  const states = boardStates(now, timetable);
  const today = days.findIndex(({ day }) => day === states[0]?.today);
  return { days: [...days.slice(today), ...days.slice(0, today)], states };
}

export const handle = {
  query: { program: shortWord },
  page: {
    title: pageTitle("Class Schedule"),
    description: copy.search,
    picture: "hero-schedule",
  },
} satisfies PageHandle;

export default function Schedule({ loaderData }: Route.ComponentProps) {
  const { hero, embedUrl, chosen, filters, aWeek, everything, live, board, later, holidays } = loaderData;
  const { phone, access } = useGym();
  const isFloorOpen = (moment: number) => {
    const today = wallClock(new Date(moment), timeZone).date;
    return access.always && !holidays.some(({ date, closedToMembers }) => closedToMembers && date === today);
  };
  const { days = [], states = [] } = board ?? {};
  return (
    <>
      <div className="no-print">
        <HeroBoard
          photo={hero}
          eyebrow={copy.hero.eyebrow}
          title={copy.hero.heading}
          lead={aWeek ? copy.hero.counted(aWeek) : copy.hero.text}
          facts={live ? liveFacts(live, copy, isFloorOpen) : []}
          trail={[{ label: "Schedule" }]}
        />
      </div>
      {embedUrl && (
        <Section tone="bone" label={copy.frameTitle} className="no-print">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the operator's booking service needs its own origin */}
          <iframe
            src={embedUrl}
            title={copy.frameTitle}
            loading="lazy"
            className={`full-width ${styles.frame}`}
          />
          <CallLine phone={phone} />
        </Section>
      )}
      <Section label={copy.hero.heading}>
        <p className="print-only strong">
          {brand.name}, {copy.hero.heading}, {phone.display}
        </p>
        <div className="no-print row apart mb-6">
          <h2 className="text-title">{copy.weekHeading}</h2>
          <div className="row apart">
            <ArrowLink to="/calendar/classes.ics">{copy.subscribe}</ArrowLink>
            <PrintButton />
          </div>
        </div>
        {everything === 0 && (
          <Notice
            kind={board ? "info" : "error"}
            title={board ? copy.empty : copy.unavailable}
            action={
              <ButtonLink to={phone.href} variant="line" icon="phone">
                {phone.display}
              </ButtonLink>
            }
          />
        )}
        {everything > 0 && <ClassFilters programs={filters} chosen={chosen} everything={everything} />}
        {holidays.length > 0 && (
          <Notice title={copy.holidaysHeading} className="below">
            {holidays.map(({ date, day, reason, hours }) => (
              <p key={date}>
                {day}, {reason}: {hours}
              </p>
            ))}
          </Notice>
        )}
        {everything > 0 && <Board days={days} states={states} copy={copy} />}
        {later.length > 0 && (
          <Notice title={copy.laterHeading} className="below">
            {later.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </Notice>
        )}
        <p className="text-quiet below">{copy.zoneNote}</p>
      </Section>
      <Section tone="bone" className="no-print">
        <div className="columns wide-first">
          <h2 className="text-title">{copy.personal.heading}</h2>
          <div className="flow">
            <p className="text-lead">{copy.personal.text}</p>
            <ButtonLink to={copy.personal.button.to} size="lg" icon="arrow">
              {copy.personal.button.label}
            </ButtonLink>
            {!embedUrl && <CallLine phone={phone} />}
          </div>
        </div>
      </Section>
    </>
  );
}

function PrintButton() {
  return (
    <Button variant="line" className="scripted" data-behavior="print">
      {copy.print}
    </Button>
  );
}

function CallLine({ phone }: { phone: { display: string; href: string } }) {
  return (
    <p className="below">
      {copy.trouble}{" "}
      <a href={phone.href} className="link strong figures tap">
        {phone.display}
      </a>
    </p>
  );
}
