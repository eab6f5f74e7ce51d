import { useLoaderData } from "react-router";
import { staffState } from "#content/hours.ts";
import { database, records } from "#data/store/database.server.ts";
import { readAnnouncement, readHolidayHours } from "#data/notices.server.ts";
import { listLeads } from "#leads/lead-records.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { crewNames } from "#desk/messages/crew-names.server.ts";
import { MessageRows } from "#desk/messages/message-rows.tsx";
import { lineOf } from "#desk/messages/message-words.ts";
import { doctorSays } from "./doctor.server.ts";
import { weekFigures } from "./week-figures.server.ts";
import styles from "./today.module.css";

const MESSAGES = 5;
const FINDINGS = 5;

export async function loader() {
  const now = new Date();
  const db = database();
  const [holidays, announcement, { leads }, names, figures, findings] = await Promise.all([
    readHolidayHours(db, now),
    readAnnouncement(db, now),
    listLeads(records(), { unanswered: true, asleep: false }, { limit: MESSAGES + 1 }),
    crewNames(),
    weekFigures(now),
    doctorSays(),
  ]);
  const staff = staffState(now, { holidays });
  return {
    staffed: staff.line,
    holiday: staff.holiday,
    announcement: announcement?.words ?? null,
    messages: leads.slice(0, MESSAGES).map((lead) => lineOf(lead, names)),
    more: leads.length > MESSAGES,
    figures,
    findings: findings && {
      shown: findings.slice(0, FINDINGS).map(({ about, words, next }) => ({ about, words, next })),
      count: findings.length,
    },
  };
}

export default function Today() {
  const { staffed, holiday, announcement, messages, more, figures, findings } =
    useLoaderData<typeof loader>();
  return (
    <Page title="Today" lead={holiday ? `${staffed} (${holiday})` : staffed}>
      <section className="flow" data-hand="live" data-live="/desk/messages/live">
        <h2 className="text-head">Messages</h2>
        <MessageRows lines={messages} none="Everything is answered." />
        {more && (
          <p>
            <a className="link tap" href="/desk/messages">
              All that wait
            </a>
          </p>
        )}
      </section>
      <section className="flow">
        <h2 className="text-head">Above every page</h2>
        <Rows>
          <Row
            title={announcement ?? "No announcement"}
            to="/desk/announcement"
            facts={announcement ? "Visitors read this now" : "Say something to every visitor"}
          />
        </Rows>
      </section>
      <section className="flow">
        <h2 className="text-head">This week on the site</h2>
        <ul className={`on-white ${styles.figures}`}>
          {figures.map(({ label, figure }) => (
            <li key={label}>
              <b className="display figures">{figure.toLocaleString("en-US")}</b>
              {label}
            </li>
          ))}
        </ul>
      </section>
      <section className="flow">
        <h2 className="text-head">What the doctor finds</h2>
        {findings === null && <p>It is looking everything over; come back in a minute.</p>}
        {findings?.count === 0 && <p>All is well.</p>}
        {findings && findings.count > 0 && (
          <Rows>
            {findings.shown.map(({ about, words, next }) => (
              <Row key={`${about} ${words}`} title={`${about}: ${words}`} facts={next} />
            ))}
          </Rows>
        )}
        {findings && findings.count > FINDINGS && (
          <p className="text-quiet">And {findings.count - FINDINGS} more: gym doctor lists them all.</p>
        )}
      </section>
    </Page>
  );
}
