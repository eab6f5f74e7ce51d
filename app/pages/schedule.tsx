import { classes, classesOf, classPrograms, firstStart } from "#content/classes.ts";
import { comingHolidays } from "#content/hours.ts";
import { scheduleCopy as copy } from "#content/pages/schedule.ts";
import { boardDays, boardMoments, type BoardMoment } from "#content/timetable.ts";
import { facility } from "#content/site.ts";
import { sayTime } from "#content/week.ts";
import { database } from "#data/store/database.server.ts";
import { attempt, freshness } from "#data/request/freshness.server.ts";
import { readHolidayHours } from "#data/notices.server.ts";
import { oneOf } from "#data/request/page-query.ts";
import { env } from "#env";
import { sitePhoto } from "#photos/site-photos.server.ts";
import { titled } from "#app/found/page-facts.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { HeroBoard } from "#app/heroes/hero-board.tsx";
import { Timetable } from "#app/timetable/timetable.tsx";
import { Band } from "#app/ui/band.tsx";
import { ArrowLink, Button, ButtonLink } from "#app/ui/button.tsx";
import { Filter, Filters } from "#app/ui/forms/filters.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Notice } from "#app/ui/notices/notice.tsx";
import { joinMoments, Moments } from "#app/ui/moments.tsx";
import { signOf } from "#app/ui/sign.ts";
import styles from "./schedule.module.css";
import type { Route } from "./+types/schedule";

const DAYS_AHEAD = 7;

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const chosen = new URL(request.url).searchParams.get("program");
  const shown = classesOf(chosen);
  const moments = boardMoments(now, shown);
  context.get(freshness).expireAt(new Date(moments[0]!.changesAt));
  const holidays = await attempt(context, "holiday hours", () => readHolidayHours(database(), now));
  return {
    hero: sitePhoto("hero-schedule"),
    embedUrl: env.SCHEDULE_EMBED_URL ?? null,
    chosen,
    filters: classPrograms.map(({ slug, title }) => ({ slug, title, count: classesOf(slug).length })),
    everything: classes.length,
    days: boardDays(shown),
    moments,
    holidays: comingHolidays(now, holidays ?? [], DAYS_AHEAD),
  };
}

export const handle = {
  query: { program: oneOf(...classPrograms.map(({ slug }) => slug)) },
  page: {
    title: titled("Class Schedule"),
    description: `${facility.weeklyClasses} classes a week, from ${sayTime(firstStart)}: ${copy.search}`,
    picture: "hero-schedule",
  },
} satisfies PageHandle;

export default function Schedule({ loaderData }: Route.ComponentProps) {
  const { hero, embedUrl, chosen, filters, everything, days, moments, holidays } = loaderData;
  const told = (say: (moment: BoardMoment) => string) => (
    <Moments parts={joinMoments(moments.map((moment) => ({ until: moment.changesAt, says: say(moment) })))} />
  );
  const countOn = (today: string) => days.find(({ day }) => day === today)?.count ?? 0;
  const facts = [
    { label: copy.today, value: told(({ today }) => `${today}, ${copy.classCount(countOn(today))}`) },
    {
      label: copy.now,
      value: told(({ running: [first] }) =>
        first ? copy.running(first.title, first.until) : copy.nothingNow,
      ),
    },
    {
      label: copy.nextLabel,
      value: told(({ next }) => (next ? `${next.when} ${next.clock}, ${next.title}` : copy.none)),
    },
  ];
  return (
    <>
      <div className="no-print">
        <HeroBoard
          photo={hero}
          {...signOf(copy.hero.eyebrow)}
          title={copy.hero.heading}
          lead={copy.hero.text}
          facts={facts}
          trail={[{ label: "Schedule" }]}
        />
      </div>
      {embedUrl && (
        <Band tone="bone" label={copy.frameTitle} className="no-print">
          {/* The gym's own booking service, which needs its own origin to work. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe src={embedUrl} title={copy.frameTitle} loading="lazy" className={styles.frame} />
          <Trouble />
        </Band>
      )}
      <Band label={copy.hero.heading}>
        <div className={`no-print row apart ${styles.head}`}>
          <h2 className="text-title">{copy.weekHeading}</h2>
          <div className="row apart">
            <ArrowLink to="/calendar/classes.ics">{copy.subscribe}</ArrowLink>
            <PrintButton />
          </div>
        </div>
        <Filters label={copy.filterLabel} className="no-print">
          <Filter to="/schedule" current={chosen === null} label={copy.all} count={everything} of="classes" />
          {filters.map(({ slug, title, count }) => (
            <Filter
              key={slug}
              to={`/schedule?program=${slug}`}
              current={chosen === slug}
              label={title}
              count={count}
              of="classes"
            />
          ))}
        </Filters>
        {holidays.length > 0 && (
          <Notice title={copy.holidaysHeading} className="below">
            {holidays.map(({ date, day, reason, hours }) => (
              <p key={date}>
                {day}, {reason}: {hours}
              </p>
            ))}
          </Notice>
        )}
        <Timetable days={days} moments={moments} words={copy} />
        <p className={`text-quiet below ${styles.zone}`}>{copy.zoneNote}</p>
      </Band>
      <Band tone="ink" className="no-print">
        <div className="columns wide-first">
          <h2 className="text-title">{copy.personal.heading}</h2>
          <div className="flow">
            <p className="text-lead">{copy.personal.text}</p>
            <ButtonLink to={copy.personal.button.to} size="lg" icon="arrow">
              {copy.personal.button.label}
            </ButtonLink>
            {!embedUrl && <Trouble />}
          </div>
        </div>
      </Band>
    </>
  );
}

function Trouble() {
  const { text, phone } = copy.trouble;
  return (
    <p className={styles.trouble}>
      {text}{" "}
      <a href={phone.href} className="link figures tap">
        <Icon name="phone" />
        {phone.display}
      </a>
    </p>
  );
}

function PrintButton() {
  return (
    <Button look="line" className="scripted" data-hand="print">
      {copy.print}
    </Button>
  );
}
