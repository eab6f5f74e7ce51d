import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { env } from "#config/env.server.ts";
import { getLead } from "#leads/lead-records.server.ts";
import { markNotified } from "#leads/quarantine.server.ts";
import { listPeople } from "#auth/people.server.ts";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { fieldsOf } from "#desk/frame/fields.server.ts";
import { useDraft } from "#desk/drafts/use-draft.ts";
import { newOnce, once } from "#desk/frame/once.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Select, TextArea } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { actOn, laters, type Act } from "./message-acts.server.ts";
import { factsOf, mailtoOf, whereIs } from "./message-facts.ts";
import styles from "./message.module.css";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const lead = await getLead(leadsDatabase(), params.id ?? "");
  if (!lead) throw data(null, { status: 404 });
  if (lead.state === "quarantined") await markNotified(leadsDatabase(), [lead.id]);
  const people = await listPeople(leadsDatabase());
  return {
    id: lead.id,
    name: lead.name,
    message: lead.message,
    phone: lead.phone,
    facts: factsOf(lead),
    where: whereIs(lead),
    mailto: mailtoOf(lead),
    isAnswered: lead.answered_at !== null,
    isHeld: lead.state === "quarantined",
    isLate: lead.snoozed_until !== null && lead.snoozed_until > Date.now(),
    assigned: lead.assigned_to ?? "",
    people: people.map(({ email, name }) => ({ email, name })),
    laters: laters(new Date()).map(({ label }) => label),
    mails: Boolean(env.SMTP_URL),
    isOwner: context.get(signedIn).person.role === "owner",
    once: newOnce(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const lead = await getLead(leadsDatabase(), params.id ?? "");
  if (!lead) throw data(null, { status: 404 });
  const fields = await fieldsOf(request);
  const { person } = context.get(signedIn);
  const [act, value] = [
    String(fields.get("act")) as Act,
    String(fields.get("value") ?? fields.get("words") ?? fields.get("person") ?? ""),
  ];
  return once(context, fields, async () => {
    const fault = await actOn(lead, act, value, person);
    return fault ? data(fault, { status: 409 }) : redirect(`/desk/messages/${lead.id}`, 303);
  });
}

function Do(props: { act: Act; label: string; variant?: "solid" | "ink" | "line"; value?: string }) {
  const { act, label, variant = "line", value } = props;
  return (
    <form method="post">
      {value !== undefined && <input type="hidden" name="value" value={value} />}
      <Button type="submit" variant={variant} name="act" value={act}>
        {label}
      </Button>
    </form>
  );
}

export default function Message() {
  const lead = useLoaderData<typeof loader>();
  const fault = useActionData<typeof action>();
  const draft = useDraft();
  return (
    <Page title={lead.name}>
      {fault && <Notice kind="error" title={fault} />}
      {lead.where && (
        <Notice kind="error" title={lead.where} action={<Do act="again" label="Try again" variant="ink" />} />
      )}
      <p className={`on-white text-lead p-5 ${styles.said}`} dir="auto">
        {lead.message}
      </p>
      <div className="row">
        <ButtonLink to={lead.mailto} variant={lead.isAnswered ? "line" : "solid"} icon="mail">
          Answer by mail
        </ButtonLink>
        {lead.phone && (
          <ButtonLink to={`tel:${lead.phone.replaceAll(/[^\d+]/g, "")}`} variant="ink" icon="phone">
            Call {lead.phone}
          </ButtonLink>
        )}
        {lead.isAnswered ? (
          <Do act="open" label="Not answered yet" />
        ) : (
          <Do act="answered" label="It is answered" variant="ink" />
        )}
      </div>
      {lead.mails && (
        <details open={draft.words !== undefined}>
          <summary className="tap strong">Write the answer here, from the gym’s address</summary>
          <form method="post" className="stack">
            <input type="hidden" name="once" value={lead.once} />
            <TextArea label="Your answer" name="words" required rows={8} defaultValue={draft.words} />
            <Button type="submit" name="act" value="reply">
              Send
            </Button>
          </form>
        </details>
      )}
      <form method="post" className="row items-end">
        <Select label="Who looks after it" name="person" defaultValue={draft.person ?? lead.assigned}>
          <option value="">Nobody yet</option>
          {lead.people.map(({ email, name }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="line" name="act" value="assign">
          Save
        </Button>
      </form>
      {!lead.isAnswered && (
        <div className="row">
          <p className="strong">{lead.isLate ? "It is put off." : "Ask for it again:"}</p>
          {lead.isLate ? (
            <Do act="later" label="Ask for it now" value="" />
          ) : (
            lead.laters.map((label) => <Do key={label} act="later" label={label} value={label} />)
          )}
        </div>
      )}
      <h2 className="text-head">What is known of it</h2>
      <dl className={`lined ${styles.facts}`}>
        {lead.facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="row">
        {lead.isHeld ? (
          <Do act="release" label="It is no spam: deliver it" />
        ) : (
          <Do act="spam" label="It is spam" />
        )}
        {lead.isOwner && (
          <a className="link tap" href={`/desk/messages/${lead.id}/erase`}>
            Erase what this person has sent
          </a>
        )}
      </div>
    </Page>
  );
}
