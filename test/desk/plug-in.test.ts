import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "#test/support/fresh-database.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { addLockers, LOCKERS_TABLE } from "#test/support/lockers.ts";
import { startServer } from "#test/support/start-server.ts";
import { ask, signInAs } from "./staff.ts";

const project = projectCopy();
beforeAll(() => {
  addLockers(project);
  // The desk's build imports the operations from its own folder.
  cpSync(join(import.meta.dirname, "../../build"), join(project.folder, "build"), { recursive: true });
});
afterAll(() => project.remove());

eachDatabase((_name, fresh) => {
  test("an operation and a collection, one file each, have a list, forms, log entries and undo at the desk", async () => {
    const place = await fresh.place();
    const cookie = await signInAs(place, "owner@example.com", "owner");
    await place.plain(LOCKERS_TABLE);
    const server = await startServer(place.env, project.folder);
    const read = async (path: string) => (await ask(server.url, path, { cookie })).text();
    const post = (path: string, fields: Record<string, string>) => ask(server.url, path, { cookie, fields });
    const rows = () => place.plain("select * from lockers");

    expect(await read("/desk/site")).toContain('href="/desk/lockers"');
    const form = await read("/desk/lockers/row");
    expect(form).toMatch(/>Name.*name="name".*>Holder.*name="holder"/s);
    const saved = await post("/desk/lockers/row", { name: "A1", holder: "", was: "", act: "save" });
    expect(saved.status).toBe(303);
    expect(await rows()).toMatchObject([{ name: "A1", holder: null }]);
    expect(await read("/desk/lockers")).toContain("A1");

    expect(await read("/desk/do")).toContain('href="/desk/do/lockers.lend"');
    expect(await read("/desk/do/lockers.lend")).toMatch(/>Locker.*name="name".*>To whom.*name="holder"/s);
    const lend = { name: "A1", holder: "Casey", act: "save" };
    const preview = await post("/desk/do/lockers.lend", lend);
    expect([preview.status, await preview.text()]).toEqual([200, expect.stringMatching(/Holder.*Casey/s)]);
    expect(await rows()).toMatchObject([{ holder: null }]);
    const done = await post("/desk/do/lockers.lend", { ...lend, sure: "yes" });
    expect(done.status).toBe(303);
    expect(await rows()).toMatchObject([{ holder: "Casey" }]);

    const id = new URL(done.headers.get("location")!, server.url).searchParams.get("done")!;
    expect(await read("/desk/log")).toContain("Holder of A1 set to Casey");
    expect((await post("/desk/log", { undo: id })).status).toBe(303);
    expect(await rows()).toMatchObject([{ name: "A1", holder: null }]);
    expect(await read("/desk/log")).toContain("Undone: Holder of A1");
    await server.stop();
  });
});
