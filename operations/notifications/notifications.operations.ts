import { z } from "zod";
import { isPushEndpoint } from "#auth/push/push-host.ts";
import {
  listPushDevices,
  putPushDevice,
  removePushDevice,
  setQuietHours,
} from "#auth/push/push-devices.server.ts";
import { sendPushes } from "#auth/push/send-push.server.ts";
import { UserError } from "#config/user-error.ts";
import type { Database } from "#db/drivers/database.server.ts";
import { type ClockTime, formatSpan } from "#domain/schedule/clock.ts";
import { type Actor, everyone, field, operation } from "#operations/operation.ts";
import { findSelf } from "#operations/team/find-self.ts";

// Notifications of the desk on people's own devices.

const shared = { roles: everyone, undo: "none", desk: false } as const;
const id = field(z.string(), { label: "Device", kind: "hidden" });
const time = z.union([
  z.literal(""),
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like 22:00"),
]);

export const turnOnNotifications = operation({
  ...shared,
  name: "account.notify",
  title: "Notify this device",
  summary: "Turns on notifications in one of your browsers.",
  input: z.object({
    endpoint: field(z.string(), { label: "Push service", kind: "hidden", help: "as the browser names it" }),
    session: field(z.string(), { label: "Session", kind: "hidden" }),
    device: field(z.string().max(60), { label: "Device", placeholder: "NAME" }),
  }),
  async plan({ leads, env }, { endpoint, device }, actor) {
    const person = await findSelf(leads, actor);
    if (env.WEB_PUSH === "off")
      throw new UserError(
        "Notifications are turned off on this server.",
        "Nothing was changed. Messages still come by e-mail.",
      );
    if (!isPushEndpoint(endpoint, env.PUSH_TEST_ORIGIN))
      throw new UserError(
        "This browser uses a push service that the desk does not know.",
        "Nothing was changed. Use Chrome, Edge, Firefox or Safari; messages also come by e-mail.",
      );
    return { lines: [{ sign: "+" as const, title: device, cells: [] }], warnings: [], person };
  },
  async apply({ leads }, { person }, { endpoint, session, device }) {
    await putPushDevice(leads, { person: person.id, session, endpoint, device });
    return { result: { device } };
  },
  describe: (_, { device }) => `Turned on notifications on ${device}`,
});

export const turnOffNotifications = operation({
  ...shared,
  name: "account.stopNotifying",
  title: "Stop notifications",
  summary: "Turns off notifications in one of your browsers.",
  input: z.object({ id }),
  async plan({ leads }, input, actor) {
    const device = await ownDevice(leads, actor, input.id);
    return { lines: [{ sign: "-" as const, title: device.device, cells: [] }], warnings: [], device };
  },
  async apply({ leads }, { device }) {
    await removePushDevice(leads, device.id);
    return { result: { device: device.device } };
  },
  describe: ({ device }) => `Turned off notifications on ${device.device}`,
});

export const changeQuietHours = operation({
  ...shared,
  name: "account.quietHours",
  title: "Set quiet hours",
  summary: "Sets when one of your devices shows no notifications.",
  input: z.object({
    id,
    from: field(time, { label: "No notifications from", kind: "time", placeholder: "TIME" }),
    until: field(time, { label: "Until", kind: "time", placeholder: "TIME" }),
  }),
  async plan({ leads }, { id: wanted, from, until }, actor) {
    const device = await ownDevice(leads, actor, wanted);
    if ((from === "") !== (until === "") || (from !== "" && from === until))
      throw new UserError("Quiet hours need a beginning and an end.", "Leave both blank for no quiet hours.");
    const cells = [
      {
        label: "Quiet hours",
        from: formatQuietHours(device.quiet_from, device.quiet_until),
        to: formatQuietHours(from, until),
      },
    ];
    return {
      lines: [{ sign: "~" as const, title: device.device, cells }],
      warnings: [],
      isEmpty: (device.quiet_from ?? "") === from && (device.quiet_until ?? "") === until,
      device,
    };
  },
  async apply({ leads }, { device }, { from, until }) {
    await setQuietHours(leads, device.id, from || null, until || null);
    return { result: { from, until } };
  },
  describe: ({ device }, { from, until }) =>
    `Quiet hours on ${device.device}: ${formatQuietHours(from, until)}`,
});

export const testNotification = operation({
  ...shared,
  name: "account.testNotification",
  title: "Test notifications",
  summary: "Sends a test notification to one of your devices.",
  transaction: "own",
  input: z.object({ id }),
  plan: async ({ leads }, input, actor) => ({
    lines: [],
    warnings: [],
    device: await ownDevice(leads, actor, input.id),
  }),
  async apply({ leads, env }, { device }) {
    const accepted = await sendPushes(leads, env, [device], { notice: "test", lead: null });
    if (accepted.length === 0)
      throw new UserError(
        "The push service did not accept the notification.",
        "Turn notifications off on that device, then on again.",
      );
    return { result: { device: device.device } };
  },
  describe: ({ device }) => `Sent a test notification to ${device.device}`,
});

/** '10 PM – 6 AM' */
export function formatQuietHours(from: string | null, until: string | null): string {
  if (!from || !until) return "none";
  return formatSpan(from as ClockTime, until as ClockTime);
}

async function ownDevice(db: Database, actor: Actor, id: string) {
  const person = await findSelf(db, actor);
  const device = (await listPushDevices(db, person.id)).find((one) => one.id === id);
  if (!device) throw new UserError("Notifications are already off on that device.", "Nothing was changed.");
  return device;
}
