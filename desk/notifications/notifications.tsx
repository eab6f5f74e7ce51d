import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { listPushDevices } from "#auth/push/push-devices.server.ts";
import { deviceName } from "#auth/sessions.server.ts";
import { env } from "#config/env.server.ts";
import { formatDateTime } from "#content/gym-clock.ts";
import { leadsDatabase } from "#db/drivers/database.server.ts";
import { deliveryChannels } from "#leads/delivery/lead-delivery.server.ts";
import {
  changeQuietHours,
  formatQuietHours,
  testNotification,
  turnOffNotifications,
  turnOnNotifications,
} from "#operations/notifications/notifications.operations.ts";
import { act, type Answer, respond, textIn } from "#desk/actions/act.server.ts";
import { readForm } from "#desk/frame/form.server.ts";
import { Page } from "#desk/frame/page.tsx";
import { signedIn } from "#desk/sign-in/visit.server.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { reasonIn, Refusal } from "#desk/frame/refusal.tsx";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import { Form } from "#desk/frame/form.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { person, session } = context.get(signedIn);
  const devices = await listPushDevices(leadsDatabase(), person.id);
  return {
    off: env.WEB_PUSH === "off",
    mails: deliveryChannels(env).email,
    here: devices.some((device) => device.session === session),
    devices: devices.map(({ id, device, made_at, quiet_from, quiet_until, session: on }) => ({
      id,
      name: on === session ? `${device} (this device)` : device,
      since: formatDateTime(made_at),
      from: quiet_from ?? "",
      until: quiet_until ?? "",
      quiet: formatQuietHours(quiet_from, quiet_until),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const id = textIn(posted, "id");
  const next = () => "/desk/notifications";
  switch (posted.get("act")) {
    case "off":
      return respond(await act(context, turnOffNotifications, { input: { id }, posted, next }), {});
    case "quiet": {
      const input = { id, from: textIn(posted, "from"), until: textIn(posted, "until") };
      return respond(await act(context, changeQuietHours, { input, posted, next }), { id });
    }
    case "test":
      return respond(await act(context, testNotification, { input: { id }, posted, next }), {});
    default: {
      const { session } = context.get(signedIn);
      const device = deviceName(request.headers.get("user-agent") ?? "");
      const input = { endpoint: textIn(posted, "endpoint"), session, device };
      return respond(await act(context, turnOnNotifications, { input, posted, next }), {});
    }
  }
}

export default function Notifications() {
  const { off, mails, here, devices } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  return (
    <Page
      title="Notifications"
      back={{ to: "/desk/you", label: "You" }}
      lead="Get a notification when a message comes in or is assigned to you. It never shows what the message says."
      form
    >
      <Refusal reason={reasonIn(answer)} />
      {off && (
        <Notice title="Notifications are turned off on this server">
          {mails && "Messages still come by e-mail. "}To turn notifications on, remove WEB_PUSH=off from the
          server’s settings.
        </Notice>
      )}
      {!off && !here && (
        <Form className="flow" data-behavior="notify">
          <p role="alert" className="strong text-accent" hidden />
          <p data-unscripted>
            Notifications need JavaScript.{mails && " Without it, messages still come by e-mail."}
          </p>
          <input type="hidden" name="endpoint" />
          <div data-offer hidden>
            <Button type="submit" icon="bell">
              <span>
                Notify me on <ThisDevice />
              </span>
            </Button>
          </div>
        </Form>
      )}
      <h2 className="text-head">Devices</h2>
      {devices.length === 0 && <Notice title="Notifications are off on all your devices" />}
      {devices.map((device) => (
        <Device key={device.id} {...device} mails={mails} />
      ))}
    </Page>
  );
}

/** A phone, or a computer where the screen is wide. */
function ThisDevice() {
  return (
    <>
      <span className="unfold">this phone</span>
      <span className="fold">
        <span className="folds">this computer</span>
      </span>
    </>
  );
}

type Device = ReturnType<typeof useLoaderData<typeof loader>>["devices"][number];

function Device({ id, name, since, quiet, from, until, mails }: Device & { mails: boolean }) {
  return (
    <section className={"on-white flow p-5 barred"} aria-label={name}>
      <div>
        <h3 className="strong">{name}</h3>
        <p className="text-quiet">
          On since {since}. Quiet hours: {quiet}.
        </p>
      </div>
      <Disclosure label="Quiet hours">
        <Form className="flow">
          <p className="text-quiet">
            You get no notifications during these hours.
            {mails && " If a message is assigned to you, you get an e-mail instead."} Leave both blank to turn
            quiet hours off.
          </p>
          <input type="hidden" name="id" value={id} />
          <div className="row">
            <Field className="fill" label="From" name="from" type="time" defaultValue={from} />
            <Field className="fill" label="Until" name="until" type="time" defaultValue={until} />
          </div>
          <Button type="submit" variant="ink" name="act" value="quiet">
            Save quiet hours
          </Button>
        </Form>
      </Disclosure>
      <Form className="row">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="line" name="act" value="test">
          Send a test
        </Button>
        <Button type="submit" variant="line" name="act" value="off">
          Turn off
        </Button>
      </Form>
    </section>
  );
}
