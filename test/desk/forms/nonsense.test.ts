import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#desk/routes.ts";
import { saveLead } from "#leads/lead-store.server.ts";
import { eachDatabaseAtLength } from "#test/support/fresh-database.ts";
import { newLead } from "#test/support/new-lead.ts";
import { inDatabase, sharedBrowser, signInAs, staffedSite } from "#test/desk/staff.ts";

// For any invalid URL or field, the desk answers with an explanation, never with 500.

// `npm run test:long` puts every value into every field, on both databases: many thousand requests. In `npm test`, fewer values
// take turns, on SQLite.
const isLong = process.env.LONG_TESTS === "1";

/** Put into one field at a time. */
const FIRST = isLong
  ? ["\0", "{{{", "null", "99999999999999999999", "2026-99-99", "__proto__", "x".repeat(2_500)]
  : ["{{{", "2026-99-99"];
/** Put into all fields at once. */
const NONSENSE = [
  ...FIRST,
  "",
  "null",
  "\0",
  '{"Price":{"x":1}}',
  ...(isLong
    ? [
        "-1",
        "Infinity",
        "0x7f",
        "9999-12-31",
        "99:99",
        "../../etc/passwd",
        "%_%zz' or 1=1 --",
        "\u202e\u{1f4a5}\ufffd".repeat(9),
      ]
    : ["__proto__"]),
];

const desk = join(import.meta.dirname, "../../../desk");
/** All names that the desk reads from a query or a form. */
const NAMES = [
  ...new Set(
    globSync("**/*.{ts,tsx}", { cwd: desk }).flatMap((file) =>
      [
        ...readFileSync(join(desk, file), "utf8").matchAll(/\b(?:(?:get|has)\(|textIn\(posted, )"(\w+)"\)/g),
      ].map(([, name]) => name!),
    ),
  ),
].filter((name) => name !== "cookie");

/** Valid URLs by route. */
const addresses: Record<string, string[]> = {
  "/desk/sign-in": ["/desk/sign-in"],
  "/desk/sign-in/:link": ["/desk/sign-in/abc"],
  "/desk/invite/:link": ["/desk/invite/abc"],
  "/desk": ["/desk"],
  "/desk/draft": ["/desk/draft"],
  "/desk/you": ["/desk/you"],
  "/desk/site": ["/desk/site"],
  "/desk/messages": ["/desk/messages"],
  "/desk/messages/live": ["/desk/messages/live"],
  "/desk/messages/:id": ["/desk/messages/MESSAGE"],
  "/desk/messages/export": ["/desk/messages/export"],
  "/desk/team": ["/desk/team"],
  "/desk/crew": ["/desk/crew"],
  "/desk/pages": ["/desk/pages"],
  "/desk/backup": ["/desk/backup"],
  "/desk/backup/file": ["/desk/backup/file"],
  "/desk/backup/piece": ["/desk/backup/piece?at=0", "/desk/backup/piece?at=9&id=abc"],
  "/desk/backup/restore": ["/desk/backup/restore"],
  "/desk/backup/restore/:id": ["/desk/backup/restore/abc"],
  "/desk/class": ["/desk/class?day=DAY&id=CLASS"],
  "/desk/classes/day": ["/desk/classes/day?date=DAY"],
  "/desk/pictures/:which?": [
    "/desk/pictures",
    "/desk/pictures/people",
    "/desk/pictures/places",
    "/desk/pictures/nutrition",
  ],
  "/desk/pictures/photo": ["/desk/pictures/photo?name=1"],
  "/desk/pictures/person": ["/desk/pictures/person?name=Casey Sample"],
  "/desk/pictures/whole": ["/desk/pictures/whole?name=Casey Sample"],
  "/desk/pictures/place": ["/desk/pictures/place?name=hero-pricing"],
  "/desk/do": ["/desk/do"],
  "/desk/do/:name": [
    "/desk/do/team.changeRole",
    "/desk/do/classes.closeDay?day=DAY",
    "/desk/do/classes.schedule",
  ],
  "/desk/week": ["/desk/week"],
  "/desk/signups": ["/desk/signups"],
  "/desk/signups/:event": ["/desk/signups/abc"],
  "/desk/notifications": ["/desk/notifications"],
  "/desk/notifications/news": ["/desk/notifications/news"],
  "/desk/push/key": ["/desk/push/key"],
  "/desk/manifest.webmanifest": ["/desk/manifest.webmanifest"],
  "/desk/log": ["/desk/log"],
  "/desk/log/:id": ["/desk/log/abc"],
  "/desk/:list": ["/desk/prices"],
  "/desk/:list/row": [
    "/desk/prices/row?key=Mayhem",
    ...["prices", "people", "events", "challenges", "reviews", "hours", "announcement", "classes"].map(
      (list) => `/desk/${list}/row`,
    ),
    "/desk/settings/row?key=phone",
  ],
  "/desk/:list/import": ["/desk/prices/import"],
  "/desk/:list/export": ["/desk/prices/export"],
  "/desk/*": ["/desk/nothing/here"],
  // Last, because these remove the colleague and the message.
  "/desk/team/:id/remove": ["/desk/team/COLLEAGUE/remove"],
  "/desk/messages/:id/erase": ["/desk/messages/MESSAGE/erase"],
};

test("every route of the desk is tested", () => {
  expect(Object.keys(addresses).toSorted()).toEqual(pathsFor(routes).toSorted());
  expect(NAMES).toEqual(expect.arrayContaining(["was", "key", "day", "sheet", "answer"]));
});

function pathsFor(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? above : `${above}/${path}`.replace(/\/$/, "");
    return children && !index ? pathsFor(children, own) : [own];
  });
}

const browser = sharedBrowser();

eachDatabaseAtLength((_, fresh) => {
  const site = staffedSite(fresh, { sample: true, env: { TRUST_PROXY: "1" } });

  test("an invalid URL or field is never answered with 500", async () => {
    const page = await browser().newPage();
    const { id } = await inDatabase(site.place, (db) =>
      saveLead(db, newLead({}), { webhook: false, email: false }),
    );
    const [colleague] = await site.place.plain("select id from staff_people where role = 'staff'");
    const today = await (await send("/desk")).text();
    const [session = "", day = "", gymClass = ""] =
      /\/desk\/class\?day=([\d-]+)&amp;id=([^"]+)/.exec(today) ?? [];
    expect(session).not.toBe("");
    const failed = new Set<string>();
    let sent = 0;
    for (const [route, known] of Object.entries(addresses)) {
      for (const written of known) {
        const address = written
          .replace("MESSAGE", id)
          .replace("DAY", day)
          .replace("CLASS", gymClass)
          .replace("COLLEAGUE", String(colleague!.id));
        for (const odd of oddAddresses(route, address)) await visit(odd);
        for (const type of ["application/json", "multipart/form-data; boundary=x", "text/plain"])
          await visit(address, { body: "{{{", headers: { "content-type": type } });
        for (const fields of await oddPosts(address)) await visit(address, { body: fields });
      }
    }
    expect([...failed]).toEqual([]);
    expect(sent).toBeGreaterThan(700);
    expect(site.server.log.filter((line) => line.includes("a page of the desk failed"))).toEqual([]);
    expect((await fetch(site.server.url)).status).toBe(200);
    await page.close();

    async function visit(address: string, post?: Post) {
      sent += 1;
      const answer = await send(address, post);
      const what = `${answer.status} ${post ? "POST" : "GET"} ${address.slice(0, 120)} ${readMessage(post)}`;
      if (answer.status >= 500) failed.add(what);
      await answer.body?.cancel();
    }

    /** Posts each form of a page with invalid values in one field at a time, and in all. */
    async function oddPosts(address: string): Promise<(URLSearchParams | FormData)[]> {
      const answer = await send(address);
      if (!answer.headers.get("content-type")?.startsWith("text/html")) {
        await answer.body?.cancel();
        return [];
      }
      const forms = await page.evaluate(formsIn, await answer.text());
      const all = forms.flatMap(({ fields, buttons, files }) => [
        ...pairs(fields, FIRST).map(([[name], odd]) =>
          readParams([...fields.filter(([other]) => other !== name), [name, odd], ...buttons.slice(0, 1)]),
        ),
        ...pairs(buttons, FIRST).map(([[name], odd]) => readParams([...fields, [name, odd]])),
        ...pairs(buttons, NONSENSE).map(([button, odd]) =>
          readParams([...fields.map(([name]): [string, string] => [name, odd]), button]),
        ),
        ...files.map((name) => withFile(fields, name)),
      ]);
      return [...all, ...NONSENSE.map((odd) => readParams(NAMES.map((name) => [name, odd])))];
    }
  }, 900_000);

  let guests = 0;

  /** As the owner, who is signed in again if needed. */
  async function send(address: string, post?: Post): Promise<Response> {
    guests += 1;
    const answer = await fetch(new URL(address, site.server.url), {
      redirect: "manual",
      ...(post && { method: "POST", body: post.body }),
      headers: {
        cookie: site.owner,
        origin: new URL(site.server.url).origin,
        "x-forwarded-for": `2001:db8:${(guests >> 8).toString(16)}:${(guests & 255).toString(16)}::1`,
        "x-forwarded-proto": "http",
        ...post?.headers,
      },
    });
    if (answer.headers.get("location")?.startsWith("/desk/sign-in"))
      site.owner = await signInAs(site.place, "owner@example.com", "owner");
    return answer;
  }
});

/** The URL with invalid values in each of its parts and in each query parameter. */
function oddAddresses(route: string, address: string): string[] {
  const [path = "", query = ""] = address.split("?");
  const steps = path.split("/");
  const named = route.split("/").flatMap((step, at) => (step.startsWith(":") ? [at] : []));
  const own = [...new URLSearchParams(query)];
  const inUse = named.filter((at) => at < steps.length);
  return [
    ...pairs(inUse, NONSENSE).map(([at, odd]) => steps.with(at, encodeURIComponent(odd || " ")).join("/")),
    ...pairs(own, NONSENSE).map(
      ([[name], odd]) => `${path}?${readParams(own.map((one) => (one[0] === name ? [name, odd] : one)))}`,
    ),
    ...NONSENSE.map((odd) => `${path}?${readParams(NAMES.map((name) => [name, odd.slice(0, 40)]))}`),
  ];
}

let turns = 0;

/** Every place with every value; in `npm test` every place and every value at least once. */
function pairs<Place>(places: readonly Place[], values: readonly string[]): [Place, string][] {
  if (isLong) return places.flatMap((place) => values.map((value): [Place, string] => [place, value]));
  if (places.length === 0) return [];
  turns += 1;
  return Array.from({ length: Math.max(places.length, values.length) }, (_, at): [Place, string] => [
    places[at % places.length]!,
    values[(at + turns) % values.length]!,
  ]);
}

function readParams(pairs: readonly (readonly [string, string])[]) {
  return new URLSearchParams(pairs.map(([name, value]) => [name, value]));
}

function withFile(fields: readonly (readonly [string, string])[], name: string): FormData {
  const form = new FormData();
  for (const [field, value] of fields) form.set(field, value || "x");
  form.set(name, new File(["{{{"], "IMG_1.jpg", { type: "image/jpeg" }));
  return form;
}

function readMessage(post: Post | undefined): string {
  if (!post) return "";
  const words = typeof post.body === "string" ? `${post.headers?.["content-type"]} ${post.body}` : "";
  const fields = typeof post.body === "string" ? [] : [...post.body];
  return (
    words +
    fields
      .map(([name, value]) => `${name}=${JSON.stringify(value).slice(0, 30)}`)
      .join("&")
      .slice(0, 200)
  );
}

type Post = { body: URLSearchParams | FormData | string; headers?: Record<string, string> };

/** Runs in the browser. */
function formsIn(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const alike = new Map(
    [...page.forms].map((form) => [[...form.elements].map((one) => one.getAttribute("name")).join(), form]),
  );
  return [...alike.values()]
    .filter(({ method }) => method === "post")
    .map((form) => {
      const named = [...form.elements].filter(
        (element): element is HTMLInputElement => (element as HTMLInputElement).name !== "",
      );
      const isFile = ({ type }: { type: string }) => type === "file";
      const buttons = named.filter(({ type }) => type === "submit");
      const fields = named.filter((element) => !isFile(element) && !buttons.includes(element));
      const pair = ({ name, value }: HTMLInputElement): [string, string] => [name, value];
      return {
        fields: fields.map(pair),
        buttons: buttons.map(pair),
        files: named.filter(isFile).map(({ name }) => name),
      };
    });
}
