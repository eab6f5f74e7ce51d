import { parseFeed } from "@rowanmanning/feed-parser";
import ICAL from "ical.js";
import { expect, onTestFinished, test } from "vitest";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { startServer } from "#test/support/start-server.ts";

/** Characters that XML 1.0 allows, without control characters other than line ends and tabs. */
const XML_CHARACTERS = /^[\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

eachDatabaseAtLength((_, fresh) => {
  test("control characters in a row break neither the feed nor the calendar", async () => {
    const place = await fresh.place();
    const server = await startServer(place.env);
    onTestFinished(server.stop);
    const controlCharacters = [
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
    const title = `Mur${controlCharacters.join("")}ph & <friends>`;
    await place.plain(
      `insert into events (id, title, day, starts, ends, location, description, status, capacity_note, updated_at)
       values ('murph', '${title}', '2031-05-26', '09:00', '11:00', 'Main${controlCharacters[0]} floor', 'One${controlCharacters[3]} mile.', 'planned', '', 1)`,
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
    expect(calendar.getFirstSubcomponent("vevent")?.getFirstPropertyValue("summary")).toContain(
      "ph & <friends>",
    );
    // The control characters must be gone.
    expect(await read("/events")).not.toMatch(/[\u0001\u001b\u009b\ufffe]/); // oxlint-disable-line no-control-regex -- control characters are what must not appear
  });

  test("a third-party feed reader finds each event, its page and its date of change", async () => {
    const place = await fresh.place();
    const server = await startServer({ ...place.env, SITE_URL: "https://gym.example" });
    onTestFinished(server.stop);
    await place.plain(
      `insert into events (id, title, day, starts, ends, location, description, status, capacity_note, updated_at) values
       ('murph', 'Murph & friends', '2031-05-26', '09:00', '11:00', 'Main floor', 'One mile <first>.', 'planned', '', 1900000000000),
       ('swim', 'Swim', '2031-06-01', '09:00', '11:00', 'Lake', 'Cold.', 'cancelled', '', 1900000500000)`,
    );
    const answer = await fetch(server.url.replace("localhost", "127.0.0.1") + "/events.atom");
    expect(answer.headers.get("content-type")).toMatch(/^application\/atom\+xml/);
    const feed = parseFeed(await answer.text());
    expect([feed.meta.type, feed.self, feed.url]).toEqual([
      "atom",
      "https://gym.example/events.atom",
      "https://gym.example/events",
    ]);
    expect(feed.updated).toEqual(new Date(1_900_000_500_000));
    const ours = feed.items.filter(({ url }) => /murph|swim/.test(url ?? ""));
    expect(ours.map(({ id, title, url, updated }) => ({ id, title, url, updated }))).toEqual(
      [
        { name: "murph", title: "Murph & friends", updated: 1_900_000_000_000 },
        { name: "swim", title: "Canceled: Swim", updated: 1_900_000_500_000 },
      ].map(({ name, title, updated }) => {
        const page = `https://gym.example/events#event-${name}`;
        return { id: page, title, url: page, updated: new Date(updated) };
      }),
    );
    expect(ours[0]!.description ?? ours[0]!.content).toContain("One mile <first>.");
  });
});
