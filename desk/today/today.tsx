import { deskVisit } from "#auth/desk-visit.server.ts";
import { timeZone } from "#content/site.ts";
import { formatDate, formatDateTime, gymDay } from "#content/gym-clock.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { staffStatus } from "#domain/schedule/opening-hours.ts";
import { readGym } from "#db/readers/gym.server.ts";
import { siteDatabase, leadsDatabase } from "#db/drivers/database.server.ts";
import { readAnnouncements, readHolidayHours } from "#db/readers/notices.server.ts";
import { listLeads } from "#leads/lead-queries.server.ts";
import { countQuarantined } from "#leads/quarantine.server.ts";
import { readTimetable } from "#db/readers/classes.server.ts";
import { SessionRows } from "#desk/classes/session-rows.tsx";
import { comingClasses } from "#desk/classes/session-words.server.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { count } from "#domain/text.ts";
import { readNames } from "#desk/messages/names.server.ts";
import { MessageRows } from "#desk/messages/message-rows.tsx";
import { messageLine } from "#desk/messages/message-words.ts";
import { readBackupAge } from "#desk/backup/backup-age.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { doctorFindings } from "./doctor.server.ts";
import { type SetupStep, setupSteps } from "./setup-list.server.ts";
import { weekFigures } from "./week-figures.server.ts";
import styles from "./today.module.css";

const MESSAGES = 5;

export async function loader({ context }: LoaderFunctionArgs) {
  const now = new Date();
  const db = siteDatabase();
  const me = context.get(signedIn).person;
  const [gym, holidays, announcements, timetable, { leads }, spam, names, figures, findings, backup] =
    await Promise.all([
      readGym(db),
      readHolidayHours(db, now),
      readAnnouncements(db, now),
      readTimetable(db, now),
      listLeads(leadsDatabase(), { unanswered: true, asleep: false }, { limit: MESSAGES + 1 }),
      countQuarantined(leadsDatabase()),
      readNames(),
      weekFigures(now),
      doctorFindings(context.get(deskVisit).seePage),
      readBackupAge(),
    ]);
  const staff = staffStatus(now, { holidays, weekly: gym.hours, access: gym.access, zone: timeZone });
  return {
    classes: comingClasses(now, timetable),
    staffed: staff.line,
    holiday: staff.holiday,
    announcements: announcements.showing.map(({ words, until }) => ({
      words,
      facts: `Visitors see this now${until ? `, until ${formatEnd(until)}` : ""}`,
    })),
    messages: leads.slice(0, MESSAGES).map((lead) => messageLine(lead, names, me.email)),
    more: leads.length > MESSAGES,
    spam: spam > 0 ? count(spam, "message") : null,
    figures,
    setup: findings && setupSteps(findings, me.role),
    backup: me.role === "owner" ? backup.reminder : null,
  };
}

/** Only the last day if the end is at midnight, otherwise with the time. */
function formatEnd(until: number): string {
  const lastDay = gymDay(new Date(until - 1));
  return lastDay === gymDay(new Date(until)) ? formatDateTime(until) : formatDate(lastDay);
}

export default function Today() {
  const { classes, staffed, holiday, announcements, messages, more, spam, figures, setup, backup } =
    useLoaderData<typeof loader>();
  const { next, today, tomorrow } = classes;
  const problems = setup?.filter(({ isProblem }) => isProblem) ?? [];
  const samples = setup?.filter(({ isProblem }) => !isProblem) ?? [];
  const nextLines = next ? [{ ...next, side: [next.day, next.side].filter(Boolean).join(", ") }] : [];
  const isOver = today.length === 0 && next?.day !== "";
  const shown = isOver ? tomorrow : today;
  return (
    <Page title="Today" lead={holiday ? `${staffed} (${holiday})` : staffed}>
      <div className="columns wide-first">
        <section className="flow" data-behavior="live" data-live="/desk/messages/live">
          <h2 className="text-head">Messages</h2>
          <MessageRows lines={messages} none="No message is waiting for an answer" />
          <p className="row" hidden={!more && !spam}>
            {more && (
              <a className="link tap" href="/desk/messages">
                All open messages
              </a>
            )}
            {spam && (
              <a className="link tap" href="/desk/messages?view=held">
                Review {spam} in Spam
              </a>
            )}
          </p>
        </section>
        <div className="flow">
          <section className="flow">
            <h2 className="text-head">Next class</h2>
            <SessionRows lines={nextLines} none="No class in the next seven days" />
          </section>
          <section className="flow">
            <h2 className="text-head">{isOver ? "Classes tomorrow" : "Later today"}</h2>
            <SessionRows lines={shown} none="No more classes" />
            <p>
              <a className="link tap" href="/desk/classes/day">
                Calendar
              </a>
            </p>
          </section>
        </div>
      </div>
      <div className="columns wide-first">
        <div className="flow">
          <section className="flow">
            <h2 className="text-head">Last seven days</h2>
            <ul className={`on-white grid ${styles.figures}`}>
              {figures.map(({ label, figure }) => (
                <li key={label}>
                  <b className="column display figures text-title">{figure.toLocaleString("en-US")}</b>
                  {label}
                </li>
              ))}
            </ul>
            <p>
              <a className="link tap" href="/desk/week">
                How the week went
              </a>
            </p>
          </section>
          {backup && (
            <Notice
              kind="info"
              title={backup}
              action={
                <ButtonLink to="/desk/backup" variant="ink">
                  Make a backup
                </ButtonLink>
              }
            >
              <p>A backup holds all messages, lists and photos.</p>
            </Notice>
          )}
        </div>
        <div className="flow">
          <section className="flow">
            <h2 className="text-head">Announcement banner</h2>
            <Rows>
              {announcements.map(({ words, facts }) => (
                <Row key={words} title={words} to="/desk/announcement" facts={facts} />
              ))}
              {announcements.length === 0 && (
                <Row
                  title="Write an announcement"
                  to="/desk/announcement/row"
                  facts="None is shown now. It is a line above every page."
                />
              )}
            </Rows>
          </section>
          {!isOver && (
            <section className="flow">
              <h2 className="text-head">Classes tomorrow</h2>
              <SessionRows lines={tomorrow} none="No classes" />
            </section>
          )}
        </div>
      </div>
      <section className="flow">
        <h2 className="text-head">Setup checklist</h2>
        {setup === null && <p>Checking. Reload this page in a minute.</p>}
        {setup?.length === 0 && <p>Everything is set up.</p>}
        {problems.length > 0 && <SetupRows steps={problems} />}
        {samples.length > 0 && (
          <Disclosure label={`Sample entries to replace: ${count(samples.length, "list")}`}>
            <SetupRows steps={samples} />
          </Disclosure>
        )}
      </section>
    </Page>
  );
}

function SetupRows({ steps }: { steps: readonly SetupStep[] }) {
  return (
    <Rows pairs>
      {steps.map((step) => (
        <Row key={step.title} {...step} />
      ))}
    </Rows>
  );
}
