import ICAL from "ical.js";
import { expect, onTestFinished, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { startServer } from "#test/support/start-server.ts";

/** What XML 1.0 lets stand in a document, and no control characters beyond line ends and tabs. */
const XML_CHARACTERS = /^[\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

eachDatabase((_, fresh) => {
  test("control characters in a row break neither the feed nor the calendar, and the words stay", async () => {
    const place = await fresh.place();
    const server = await startServer(place.env);
    onTestFinished(server.stop);
    const unwell = [
      "\u0001",
      "\u0008",
      "\u000b",
      "\u001b[31m",
      "\u007f",
      "\u0085",
      "\u009b",
      "\ufffe",
      "\uffff",
    ];
    const title = `Mur${unwell.join("")}ph & <friends>`;
    await place.plain(
      `insert into events (id, title, day, starts, ends, location, description, status, capacity_note, updated_at)
       values ('murph', '${title}', '2031-05-26', '09:00', '11:00', 'Main${unwell[0]} floor', 'One${unwell[3]} mile.', 'planned', '', 1)`,
    );
    const read = async (path: string) => {
      const answer = await fetch(server.url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.text();
    };
    const feed = await read("/events.atom");
    expect(feed).toMatch(XML_CHARACTERS);
    expect(feed).toContain("<title>Mur[31mph &amp; &lt;friends&gt;</title>");
    const calendar = new ICAL.Component(ICAL.parse(await read("/calendar/events.ics?event=murph")));
    expect(calendar.getFirstSubcomponent("vevent")?.getFirstPropertyValue("summary")).toContain("ph & <friends>"); // prettier-ignore
    expect(await read("/events")).not.toMatch(/[\u0001\u001b\u009b\ufffe]/); // oxlint-disable-line no-control-regex
  });
});
