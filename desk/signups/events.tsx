import { useLoaderData } from "react-router";
import { leadsDatabase, siteDatabase } from "#db/drivers/database.server.ts";
import { joinFacts } from "#domain/text.ts";
import { countComing, formatEventTime, readGymEvents, readSignups } from "#operations/signups/signups.ts";
import { Page } from "#desk/frame/page.tsx";
import { Row, Rows } from "#desk/frame/rows.tsx";
import { Notice } from "#ui/notices/notice.tsx";

const LATEST_DAYS_MS = 30 * 86_400_000;

/** Upcoming events, and those of the last month. */
export async function loader() {
  const all = await readGymEvents(siteDatabase());
  const recent = all.filter(({ endsAt }) => endsAt > Date.now() - LATEST_DAYS_MS);
  const lines = [];
  for (const event of recent.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const signups = await readSignups(leadsDatabase(), event);
    const open = signups.filter(({ lead }) => lead.coming === null).length;
    lines.push({
      id: event.id,
      title: event.title,
      facts: joinFacts([
        formatEventTime(event),
        event.canceled ? "Canceled" : formatOpen(open, signups.length),
        event.placesLabel,
      ]),
      coming: `${countComing(signups)} coming`,
    });
  }
  return { lines };
}

function formatOpen(open: number, all: number): string {
  if (all === 0) return "No sign-ups yet";
  return open === 0 ? "All marked" : `${open} not marked yet`;
}

export default function SignupEvents() {
  const { lines } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Event sign-ups"
      back={{ to: "/desk/events", label: "Events" }}
      lead="Messages about an event. Mark who is coming, and print the list."
    >
      {lines.length === 0 && <Notice title="There is no event yet" />}
      <Rows>
        {lines.map(({ id, title, facts, coming }) => (
          <Row key={id} to={`/desk/signups/${id}`} title={title} facts={facts} side={coming} />
        ))}
      </Rows>
    </Page>
  );
}
