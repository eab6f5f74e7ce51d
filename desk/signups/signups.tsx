import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { formatDateTime } from "#content/gym-clock.ts";
import { leadsDatabase, siteDatabase } from "#db/drivers/database.server.ts";
import { count, joinFacts } from "#domain/text.ts";
import { markComing, markNotComing } from "#operations/signups/signups.operations.ts";
import {
  countComing,
  formatEventTime,
  readGymEvents,
  readSignups,
  type Signup,
} from "#operations/signups/signups.ts";
import type { Change } from "#operations/operation.ts";
import { Sure } from "#desk/actions/sure.tsx";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { Face } from "#desk/frame/face.tsx";
import { dialed } from "#desk/messages/mail.ts";
import { Page } from "#desk/frame/page.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { reasonIn, Refusal } from "#desk/frame/refusal.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { Form, FormButton } from "#desk/frame/form.tsx";
import styles from "./signups.module.css";

export async function loader({ params }: LoaderFunctionArgs) {
  const event = (await readGymEvents(siteDatabase())).find(({ id }) => id === params.event);
  if (!event) throw data(null, { status: 404 });
  const signups = await readSignups(leadsDatabase(), event);
  const people = signups.map(toLine);
  return {
    id: event.id,
    title: event.title,
    when: joinFacts([formatEventTime(event), event.location]),
    // Within a sentence: 'of 4 spots, full'.
    places: [event.capacity !== null && `of ${event.capacityLabel}`, event.placesLabel?.toLowerCase()]
      .filter(Boolean)
      .join(", "),
    total: countComing(signups),
    coming: people.filter(({ coming }) => coming !== null),
    others: people.filter(({ coming }) => coming === null),
    canceled: event.canceled,
  };
}

function toLine({ lead, isWaiting }: Signup) {
  const { id, name, email, phone, coming, created_at } = lead;
  return { id, name, email, phone, coming, isWaiting, received: formatDateTime(created_at) };
}

type SignupAnswer = Answer & { typed: { id: string; people: string } };
type Line = ReturnType<typeof toLine>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const id = textIn(posted, "id");
  const next = () => `/desk/signups/${params.event}`;
  const typed = { id, people: textIn(posted, "people") };
  if (posted.get("act") === "back") return respond({}, { typed });
  if (posted.get("act") === "not-coming")
    return respond(await act(context, markNotComing, { input: { id }, posted, next }), { typed });
  const input = { id, people: Number(typed.people || 1), event: params.event };
  const needsConfirmation = ({ warnings }: Change) => warnings.length > 0;
  return respond(await act(context, markComing, { input, posted, next, needsConfirmation }), { typed });
}

export default function Signups() {
  const { id, title, when, places, total, coming, others, canceled } = useLoaderData<typeof loader>();
  const answer = useActionData() as SignupAnswer | undefined;
  if (answer?.lines)
    return (
      <Page title={title} lead={when}>
        <Sure answer={answer} act="coming" yes="Mark as coming" typed={answer.typed} />
      </Page>
    );
  return (
    <Page title={title} lead={when} page="/events" back={{ to: "/desk/signups", label: "Event sign-ups" }}>
      <Refusal reason={reasonIn(answer)} />
      {canceled && <Notice title="This event is canceled" />}
      <p className="text-loud">
        {count(total, "person", "people")} coming{places && ` (${places})`}
      </p>
      <div className={"row no-print"}>
        <Button variant="ink" data-behavior="print" hidden>
          Print the list
        </Button>
        <a className="link tap" href={`/desk/events/row?key=${encodeURIComponent(id)}`}>
          Edit event
        </a>
      </div>
      <h2 className="text-head">Coming</h2>
      {coming.length === 0 ? (
        <Notice title="Nobody is marked as coming yet" />
      ) : (
        <ComingTable lines={coming} />
      )}
      <div className={"flow no-print"}>
        <h2 className="text-head">Not marked yet</h2>
        {others.length === 0 && <Notice title="No other messages about this event" />}
        {others.map((line) => (
          <section key={line.id} className="on-white flow p-5" aria-label={line.name}>
            <div className="flex items-center gap-3">
              <Face name={line.name} />
              <p>
                <a className="link strong tap" href={`/desk/messages/${line.id}`}>
                  {line.name}
                </a>
                <span className="text-quiet block">
                  {line.isWaiting && "Waiting list. "}Received {line.received}
                </span>
              </p>
            </div>
            <Form className="row items-end">
              <input type="hidden" name="id" value={line.id} />
              <Field
                className="fill"
                label="How many people"
                name="people"
                type="number"
                min={1}
                max={50}
                required
                defaultValue={(answer?.typed.id === line.id && answer.typed.people) || "1"}
              />
              <Button type="submit" variant="ink" name="act" value="coming">
                Mark as coming
              </Button>
            </Form>
          </section>
        ))}
      </div>
    </Page>
  );
}

/** In print, checkboxes replace the buttons. */
function ComingTable({ lines }: { lines: readonly Line[] }) {
  return (
    <table className={`on-white full-width ${styles.list}`}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">People</th>
          <th scope="col">Phone or e-mail</th>
          <th scope="col" className="no-print">
            <span className="sr-only">Change</span>
          </th>
          <th scope="col" className="print-only">
            Here
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, coming, phone, email }) => (
          <tr key={id}>
            <th scope="row">
              <a className="tap" href={`/desk/messages/${id}`}>
                {name}
              </a>
            </th>
            <td className="figures nowrap">{count(coming ?? 0, "person", "people")}</td>
            <td>
              <a className="tap" href={phone ? `tel:${dialed(phone)}` : `mailto:${email}`}>
                {phone || email}
              </a>
            </td>
            <td className="no-print">
              <FormButton
                fields={{ id }}
                variant="line"
                className="nowrap"
                name="act"
                value="not-coming"
                aria-label={`Not coming: ${name}`}
              >
                Not coming
              </FormButton>
            </td>
            <td className="print-only">☐</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
