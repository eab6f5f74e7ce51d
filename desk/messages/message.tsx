import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { formatDateTime, gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { env } from "#config/env.server.ts";
import { deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import { getLead, listLeads } from "#leads/lead-queries.server.ts";
import { markRead } from "#leads/lead-care.server.ts";
import { snoozeChoices } from "#operations/messages/answering.operations.ts";
import { listPeople } from "#auth/people.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { notFound, removed } from "#desk/frame/removed.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { Page } from "#desk/frame/page.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { reasonIn, Refusal } from "#desk/frame/refusal.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { Chips, Row, Rows } from "#desk/frame/rows.tsx";
import { changeMessage, type MessageAnswer } from "./change-message.server.ts";
import { NoteForm, ReplyForm, Thread } from "./thread.tsx";
import { earlierFrom, templatesFor, readThread } from "./thread.server.ts";
import { dialed, mailtoUrl } from "./mail.ts";
import { factsFor, mailFor, whereIs } from "./message-facts.ts";
import { Details } from "./details.tsx";
import { ActionButton, AssignForm, SnoozeButtons, StageForm } from "./message-forms.tsx";
import { messageLine, type MessageLine } from "./message-words.ts";
import shared from "./message-forms.module.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const lead = await getLead(leadsDatabase(), params.id ?? "");
  if (!lead) throw await notFound(context, TYPED);
  await markRead(leadsDatabase(), lead.id);
  const me = context.get(signedIn).person;
  const people = await listPeople(leadsDatabase());
  const names = new Map(people.map(({ email, name }) => [email, name]));
  const templates = await templatesFor(lead);
  const query = new URL(request.url).searchParams;
  const wanted = query.get("template");
  const thread = await readThread(lead, names);
  const recorded = thread.find(({ id }) => id === query.get("reply"));
  const mail = mailFor(lead);
  return {
    id: lead.id,
    name: lead.name,
    line: messageLine(lead, names, me.email),
    message: lead.message,
    phone: lead.phone,
    facts: factsFor(lead, names),
    where: whereIs(lead),
    mail,
    /** The mail of the reply that was just recorded. */
    recorded: recorded && mailtoUrl(mail, recorded.words),
    next: await nextOpen(lead.id),
    answeredAt: lead.answered_at,
    isAnswered: lead.answered_at !== null,
    isQuarantined: lead.state === "quarantined",
    isSnoozed: lead.snoozed_until !== null && lead.snoozed_until > Date.now(),
    until: formatDateTime(lead.snoozed_until),
    assigned: lead.assigned_to ?? "",
    people: people.map(({ email, name }) => ({ email, name })),
    snoozeChoices: snoozeChoices().map(({ label }) => label),
    firstDay: addDays(gymDay(new Date()), 1),
    stage: lead.stage ?? "new",
    thread,
    earlier: await earlierFrom(lead),
    templates,
    /** The reply, filled in from a template: ?template=first-visit */
    filled: templates.find(({ id }) => id === wanted)?.words,
    sends: deliveryChannels(env).email,
    isOwner: me.role === "owner",
  };
}

/** The open message that comes first in the list, if it is not this one. */
async function nextOpen(id: string): Promise<string | undefined> {
  const open = { unanswered: true, asleep: false };
  const { leads } = await listLeads(leadsDatabase(), open, { limit: 2 });
  return leads.find((lead) => lead.id !== id)?.id;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const lead = await getLead(leadsDatabase(), params.id ?? "");
  const posted = await readForm(request);
  if (!lead) throw removed(posted, TYPED);
  return changeMessage(lead, posted, context);
}

const TYPED = [
  { name: "words", label: "Your reply" },
  { name: "note", label: "Note" },
];

export default function Message() {
  const lead = useLoaderData<typeof loader>();
  const answer = useActionData() as MessageAnswer | undefined;
  const draft: ReturnType<typeof useDraft> = { ...useDraft(), ...answer?.typed };
  const errorIn = (form: keyof MessageAnswer["typed"]) =>
    answer?.typed[form] === undefined
      ? undefined
      : answer.errors?.find(({ name }) => name === "text")?.message;
  return (
    <Page
      title={lead.name}
      lead={<About {...lead.line} />}
      back={{ to: "/desk/messages", label: "Messages" }}
      actions={
        lead.next &&
        (lead.isAnswered || lead.isQuarantined || lead.isSnoozed) && (
          <ButtonLink to={`/desk/messages/${lead.next}`} variant="ink" icon="right">
            Next message
          </ButtonLink>
        )
      }
    >
      <Refusal reason={reasonIn(answer)} />
      {lead.where && (
        <Notice kind="error" action={<ActionButton act="again" label="Try again" variant="ink" />}>
          <p className="strong">{lead.where}</p>
        </Notice>
      )}
      <div className="columns wide-first">
        <div className="flow">
          <Thread message={lead.message} entries={lead.thread} />
          {lead.recorded && (
            <Notice
              kind="info"
              title="Not sent yet?"
              action={
                <ButtonLink to={lead.recorded} variant="ink">
                  Open in mail app
                </ButtonLink>
              }
            >
              <p>Your reply is recorded here. Only your mail app can send it.</p>
            </Notice>
          )}
          <div className={`row gap-2 ${shared.buttons}`}>
            {lead.phone && (
              <ButtonLink to={`tel:${dialed(lead.phone)}`} variant="line" aria-label={`Call ${lead.phone}`}>
                Call
              </ButtonLink>
            )}
            {lead.phone && (
              <ButtonLink to={`sms:${dialed(lead.phone)}`} variant="line" aria-label={`Text ${lead.phone}`}>
                Text
              </ButtonLink>
            )}
            {lead.isAnswered ? (
              <ActionButton act="open" label="Reopen" />
            ) : (
              <ActionButton act="answered" label="Mark as answered" />
            )}
          </div>
          <ReplyForm
            text={draft.words ?? lead.filled}
            error={errorIn("words")}
            isOpen={
              (!lead.isAnswered && !lead.isQuarantined) ||
              draft.words !== undefined ||
              lead.filled !== undefined
            }
            templates={lead.templates}
            mail={lead.mail}
            sends={lead.sends}
            was={answer || draft.was === undefined ? String(lead.answeredAt ?? "") : draft.was}
          />
          <NoteForm text={draft.note} error={errorIn("note")} />
        </div>
        <div id="care" className="flow">
          <h2 className="sr-only">Follow-up</h2>
          <AssignForm assigned={draft.person ?? lead.assigned} people={lead.people} />
          <StageForm stage={draft.stage ?? lead.stage} />
          {!lead.isAnswered && (
            <SnoozeButtons
              isSnoozed={lead.isSnoozed}
              until={lead.until}
              choices={lead.snoozeChoices}
              firstDay={lead.firstDay}
            />
          )}
          {lead.earlier.length > 0 && (
            <section className="flow">
              <h2 className="text-head">Other messages from {lead.name}</h2>
              <Rows>
                {lead.earlier.map((earlier) => (
                  <Row key={earlier.to} {...earlier} />
                ))}
              </Rows>
            </section>
          )}
          <Details facts={lead.facts} />
          <div className="row">
            {lead.isQuarantined ? (
              <ActionButton act="release" label="Not spam" />
            ) : (
              <ActionButton act="spam" label="Mark as spam" />
            )}
            {lead.isOwner && (
              <a className="link tap" href={`/desk/messages/${lead.id}/erase`}>
                Delete all messages from this person
              </a>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}

/** What it is about, how long it has waited, and its state. */
function About({ about, waits, late, chips }: MessageLine) {
  const wait = waits === "now" ? "just now" : `waiting ${waits}`;
  return (
    <>
      {about}
      {waits && <span className={late ? "text-accent" : ""}>{`\u00a0· ${wait}`}</span>}
      {chips.length > 0 && (
        <span className="row gap-2 mt-2">
          <Chips chips={chips} />
        </span>
      )}
    </>
  );
}
