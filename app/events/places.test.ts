import { expect, test } from "vitest";
import { openDatabase } from "#db/drivers/database.server.ts";
import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { startServer } from "#test/support/start-server.ts";

eachDatabaseAtLength((_name, fresh) => {
  test("an event shows how many spots are left, and a full one offers a waiting list", async () => {
    const place = await fresh.place();
    const db = await openDatabase(place);
    const event = (id: string, places_left: number | null) => ({
      id,
      title: `Workout ${id}`,
      day: addDays(gymDay(new Date()), 9),
      starts: "09:00",
      ends: "11:00",
      location: id === "full" ? "" : "Main floor",
      description: "",
      image: null,
      capacity: 30,
      capacity_note: null,
      places_left,
      status: "planned",
      updated_at: 1,
    });
    await db.kysely
      .insertInto("events")
      .values([event("full", 0), event("nearly", 1), event("uncounted", null)])
      .execute();
    await db.close();
    const server = await startServer(place.env);
    const read = async (path: string) => (await fetch(server.url + path)).text();
    const page = await read("/events");
    const of = (id: string) =>
      /id="event-(\w+)"[\s\S]*?<\/li>/g[Symbol.matchAll](page).find(([, one]) => one === id)?.[0] ?? "";
    expect(of("full")).toContain("/contact?about=waiting-full#contact");
    expect(of("full")).toMatch(/Full<.*Join the waiting list/s);
    expect(of("nearly")).toContain("1 spot left");
    expect(of("nearly")).toContain("Where");
    // Without a place, there is no label for one.
    expect(of("full")).not.toContain("Where");
    expect(of("nearly")).toContain("/contact?about=event-nearly#contact");
    expect(of("uncounted")).not.toMatch(/spots? left|Full/);
    expect(page).toContain('"remainingAttendeeCapacity":0');
    expect(await read("/contact?about=waiting-full")).toContain("Waiting list: Workout full");
    await server.stop();
  });
});
