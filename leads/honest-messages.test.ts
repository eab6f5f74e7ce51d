import { expect, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { readMessages } from "#test/messages/read-messages.ts";
import { sampleLead, sendLead } from "#test/support/send-lead.ts";
import { startServer } from "#test/support/start-server.ts";
import { startReceiver } from "#test/outside/webhook-receiver.ts";
import { trapField } from "./lead-fields.ts";

eachDatabaseAtLength((_name, fresh) => {
  test("every honest message is delivered once, although it is sent twice; robots' messages are not", async () => {
    const [place, receiver] = [await fresh.place(), await startReceiver()];
    const server = await startServer({ ...place.env, LEAD_WEBHOOK_URL: receiver.url, LEAD_LIMIT: "100000" });
    const post = async (fields: Record<string, string>) =>
      (await sendLead(server.url, "/contact", { ...sampleLead, ...fields })).status;
    const honest = readMessages("honest.txt").map(({ fields }) => fields);
    for (const fields of honest) expect(await Promise.all([post(fields), post(fields)])).toEqual([303, 303]);
    for (const { fields } of readMessages("spam.txt").slice(0, 20))
      expect(await post({ ...fields, [trapField]: "x" })).toBe(303);
    const arrived = await receiver.leads(honest.length, 30_000);
    const words = (fields: Record<string, unknown>) =>
      JSON.stringify([fields["name"], fields["phone"], fields["message"]]);
    const sent = honest.map((fields) => {
      const { subject, message, ...others } = { ...sampleLead, subject: "", ...fields };
      return words({ ...others, message: subject ? `${subject}\n\n${message}` : message });
    });
    expect(arrived.map(({ payload }) => words(payload)).toSorted()).toEqual(sent.toSorted());
    const rows = await place.plain("select state, count(*) as n from leads group by state order by state");
    expect(rows.map((row) => [row["state"], Number(row["n"])])).toEqual([
      ["delivered", honest.length],
      ["quarantined", 20],
    ]);
    await server.stop();
    await receiver.close();
  });
});
