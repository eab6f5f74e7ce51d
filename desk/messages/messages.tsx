import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { countLeads, listLeads, type LeadFilter } from "#leads/lead-queries.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { SearchForm } from "#desk/frame/search-form.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Filter, Filters } from "#ui/forms/filters.tsx";
import { readNames } from "./names.server.ts";
import { MessageRows } from "./message-rows.tsx";
import { messageLine } from "./message-words.ts";

const SHOWN = 50;

const views = {
  open: {
    label: "Open",
    filter: { unanswered: true, asleep: false },
    none: "No message is waiting for an answer",
  },
  mine: {
    label: "Mine",
    filter: { unanswered: true, asleep: false },
    none: "No open message is assigned to you",
  },
  later: { label: "Snoozed", filter: { unanswered: true, asleep: true }, none: "No message is snoozed" },
  all: { label: "All", filter: {}, none: "No messages yet" },
  held: { label: "Spam", filter: { state: "quarantined" }, none: "No message is marked as spam" },
} satisfies Record<string, { label: string; filter: LeadFilter; none: string }>;

type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = viewNames.find((name) => name === searchParams.get("view")) ?? "open";
  const text = (searchParams.get("q") ?? "").slice(0, 100).trim();
  const me = context.get(signedIn).person.email;
  const filterFor = (name: View): LeadFilter =>
    name === "mine" ? { ...views.mine.filter, assignedTo: me } : views[name].filter;
  const filter = text ? { text } : filterFor(view);
  const at = /^(\d{1,15})~([\w-]{1,60})$/.exec(searchParams.get("after") ?? "");
  const after = at ? { createdAt: Number(at[1]), id: at[2]! } : undefined;
  const { leads, next } = await listLeads(leadsDatabase(), filter, { after, limit: SHOWN });
  const names = await readNames();
  const counts = await Promise.all(viewNames.map((name) => countLeads(leadsDatabase(), filterFor(name))));
  return {
    view,
    text,
    tabs: viewNames.map((name, at) => ({ name, label: views[name].label, count: counts[at]! })),
    lines: leads.map((lead) => messageLine(lead, names, me)),
    more:
      next &&
      `?${text ? `q=${encodeURIComponent(text)}` : `view=${view}`}&after=${next.createdAt}~${next.id}`,
    isOwner: context.get(signedIn).person.role === "owner",
  };
}

export default function Messages() {
  const { view, text, tabs, lines, more, isOwner } = useLoaderData<typeof loader>();
  return (
    <Page title="Messages" text={text}>
      <SearchForm label="Search messages" text={text} clear="/desk/messages" />
      <div data-behavior="live" data-live="/desk/messages/live" className="flow">
        <Filters label="Which messages">
          {tabs.map(({ name, label, count }) => (
            <Filter
              key={name}
              to={`?view=${name}`}
              current={!text && name === view}
              label={label}
              count={count}
              unit={["message", "messages"]}
            />
          ))}
        </Filters>
        <MessageRows lines={lines} none={text ? `No messages match “${text}”` : views[view].none} />
      </div>
      {more && (
        <p>
          <ButtonLink to={`/desk/messages${more}`} variant="line">
            Older messages
          </ButtonLink>
        </p>
      )}
      {isOwner && (
        <p>
          <a className="link tap" href="/desk/messages/export">
            Export messages
          </a>
        </p>
      )}
    </Page>
  );
}
