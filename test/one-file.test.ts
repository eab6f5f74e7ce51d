import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPage } from "#test/browser/page-reader.ts";
import { startSmtp } from "#test/outside/smtp-receiver.ts";
import { startReceiver, type WebhookReceiver } from "#test/outside/webhook-receiver.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { startGym } from "#test/second-gym/gym-session.ts";
import { sampleJiuJitsuLead, sampleLead, sendLead } from "#test/support/send-lead.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { brand, home } from "#content/site.ts";

// A copy of the project with a new page, a new and a removed program, a new question and a new column, made as docs/recipes.md
// says, and with some pages turned off in content/pages-on.ts.

const OFF = [
  "/partners",
  "/careers",
  "/virtual-tour",
  "/gallery",
  "/destination-workouts",
  "/stories",
  "/events",
];

const project = projectCopy();
let server: RunningServer;
let commands: ReturnType<typeof startGym>;
let receiver: WebhookReceiver;
let mail: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  project.write("app/pages/parking.tsx", parkingPage);
  project.edit("app/routes.ts", (code) =>
    code.replace("export default [", 'export default [\n  route("parking", "pages/parking.tsx"),'),
  );

  project.write("content/programs/rope-club.ts", ropeClub);
  project.drop("content/programs/evo-mayhem.ts");

  project.edit("content/pages-on.ts", (code) =>
    [...OFF.map((path) => `"${path}"`), "murph", "founders"].reduce(
      (text, name) => text.replace(`${name}: true`, `${name}: false`),
      code,
    ),
  );

  project.edit("content/extra-fields.ts", (code) =>
    code
      .replace("const questions = [", `const questions = [${preferredTime}`)
      .replace(
        "extraColumns: readonly ExtraColumn[] = [",
        `extraColumns: readonly ExtraColumn[] = [${video}`,
      ),
  );
  project.edit("app/trainers/trainer-card.tsx", (code) =>
    code.replace(
      "<p>{excerpt(bio)}</p>",
      '<p>{excerpt(bio)}</p>{trainer.extra?.["video"] && <a href={trainer.extra["video"]}>Video</a>}',
    ),
  );

  await project.build();
  [receiver, mail] = [await startReceiver(), await startSmtp()];
  const env = { LEAD_WEBHOOK_URL: receiver.url, SMTP_URL: mail.url, LEAD_NOTIFY_TO: "desk@gym.example" };
  server = await startServer({ LOG_LEVEL: "warn", ...env }, project.folder);
  commands = startGym({ DATA_DIR: server.dataDir }, project.folder);
});

afterAll(async () => {
  await commands?.stop();
  await server?.stop();
  await receiver?.close();
  await mail?.close();
  project.remove();
});

const read = (path: string) => readPage(server.url, path);
const textAt = async (path: string) => (await fetch(server.url + path)).text();

describe("a new page", () => {
  test("has its title, canonical URL and structured data", async () => {
    const page = await read("/parking");
    expect([page.status, page.title]).toEqual([200, `Parking | ${brand.name}, ${home.town}, ${home.region}`]);
    expect(page.canonical).toMatch(/\/parking$/);
    expect(page.graph.map((thing) => thing["@type"])).toEqual(["WebSite", "WebPage", "ExerciseGym"]);
  });

  test("is in the sitemap, has a social image, and is prerendered", async () => {
    expect(await textAt("/sitemap.xml")).toContain("/parking</loc>");
    expect((await fetch(`${server.url}/social/parking.jpg`)).status).toBe(200);
    expect(await textAt("/speculation-rules.json")).toContain('"/parking"');
  });
});

/** Links to a program. */
async function linksTo(path: string) {
  const [home, list, sitemap] = await Promise.all([read("/"), read("/programs"), textAt("/sitemap.xml")]);
  const times = (links: readonly string[]) => links.filter((link) => link === path).length;
  return {
    menuAndDoors: times(home.links),
    menuAndList: times(list.links),
    sitemap: sitemap.includes(`${path}</loc>`),
  };
}

describe("a new program with only texts", () => {
  test("is in the menu, on the home page, in the list and in the sitemap", async () => {
    const links = await linksTo("/programs/rope-club");
    expect(links).toEqual(await linksTo("/programs/small-group-training"));
    expect(links.sitemap).toBe(true);
    expect(links.menuAndDoors).toBeGreaterThan(1);
  });

  test("has a page without empty sections", async () => {
    const { title, headings, graph } = await read("/programs/rope-club");
    expect(title).toBe(`Rope Club | ${brand.name}, ${home.town}, ${home.region}`);
    expect(graph).toContainEqual(expect.objectContaining({ "@type": "Service", name: "Rope Club" }));
    expect(graph.map((thing) => thing["@type"])).not.toContain("ImageGallery");
    const words = headings.map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(["Rope Club", "About Rope Club", "Ask about Rope Club"]));
    const whole = (await read("/programs/adult-classes")).headings.map(({ text }) => text);
    for (const part of ["What you get", "Locations we serve", "Equipment & Facility", "See a session"]) {
      expect(whole).toContain(part);
      expect(words).not.toContain(part);
    }
    expect(await textAt("/programs/rope-club")).not.toContain("Class times");
  });

  test("has no empty picture frames, and a social image", async () => {
    for (const path of ["/programs/rope-club", "/programs", "/"]) {
      expect(await textAt(path)).not.toMatch(/media\/(site\/program-rope-club|gallery\/no-such-room)/);
    }
    expect(await textAt("/programs/rope-club")).not.toContain("Pictures of Rope Club");
    expect((await fetch(`${server.url}/social/programs/rope-club.jpg`)).status).toBe(200);
  });
});

describe("a program whose file is deleted", () => {
  test("is not linked anywhere", async () => {
    expect((await read("/programs/evo-mayhem")).status).toBe(404);
    expect(await linksTo("/programs/evo-mayhem")).toEqual({
      menuAndDoors: 0,
      menuAndList: 0,
      sitemap: false,
    });
  });

  test("is neither in the timetable nor in the plan finder", async () => {
    expect(await textAt("/schedule")).not.toContain("Mayhem");
    const finder = await textAt("/pricing");
    expect(finder).not.toContain('value="compete"');
    expect(finder).toContain('value="coach"');
  });
});

describe("pages that are off", () => {
  test("have no URL, and neither do their files", async () => {
    const files = ["/tour", "/calendar/events.ics", "/events.atom"];
    for (const path of [...OFF, ...files]) {
      expect((await fetch(server.url + path)).status, path).toBe(404);
    }
  });

  test("are not in menus, texts, sitemap or structured data", async () => {
    const sitemap = await textAt("/sitemap.xml");
    const paths = Array.from(
      sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]*([^<]*)<\/loc>/g),
      ([, path]) => path || "/",
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => OFF.includes(path))).toEqual([]);
    const found: string[] = [];
    for (const path of paths) {
      const html = await textAt(path);
      const named = OFF.filter((off) => new RegExp(`["/]${off.slice(1)}(["?#]|\\.atom)`).test(html));
      found.push(...named.map((off) => `${path}: ${off}`));
    }
    expect(found).toEqual([]);
    expect(await textAt("/schedule")).not.toContain("Destination Workout");
  });

  test("turn off the home page's sections about them", async () => {
    const { headings, html } = await read("/");
    const words = headings.map(({ text }) => text);
    for (const gone of [
      "Take a Virtual Tour",
      "Explore Every Corner",
      "Meet Our Founders",
      "The Murph Challenge",
    ]) {
      expect(words).not.toContain(gone);
    }
    for (const id of ["murph", "founders", "tour", "gallery"]) expect(html).not.toContain(`href="#${id}"`);
    expect(words).toContain("Our Programs");
  });
});

/** With the server's data. */
async function gym(...words: string[]): Promise<string> {
  const { code, out, said } = await commands.run(words);
  expect(code, said).toBe(0);
  return out;
}

describe("a new question of the form", () => {
  const send = (path: string, fields: Record<string, string>) => sendLead(server.url, path, fields);

  test("is in the form and in the privacy text", async () => {
    const contact = await textAt("/contact");
    expect(contact).toMatch(/<select[^>]*name="preferredTime"/);
    for (const choice of ["Mornings", "Evenings"]) expect(contact).toContain(`value="${choice}"`);
    expect(contact).toContain('name="heardFrom"');
    expect(await textAt("/programs/apex-jiu-jitsu")).not.toContain("preferredTime");
    expect((await read("/privacy")).text).toContain("When you like to train");
  });

  test("is validated, stored, delivered, mailed, shown and exported", async () => {
    expect((await send("/contact", { ...sampleLead, preferredTime: "At noon" })).status).toBe(400);
    const message = "Do you have room in the evening?";
    const answered = { ...sampleLead, message, preferredTime: "Evenings", heardFrom: "A flyer" };
    expect((await send("/contact", answered)).status).toBe(303);
    expect(await receiver.message(message)).toMatchObject({
      preferredTime: "Evenings",
      heardFrom: "A flyer",
    });
    await expect.poll(() => mail.messages.join("")).toContain("Preferred time: Evenings");

    const [listed] = JSON.parse(await gym("leads", "list", "--json")) as { id: string; answers: object }[];
    expect(listed?.answers).toEqual({ preferredTime: "Evenings" });
    expect(await gym("leads", "show", listed!.id)).toMatch(/Preferred time +Evenings/);
    expect(await gym("leads", "export", "-")).toMatch(/"Preferred time"[^]*"Evenings"/);
  });

  test("another answer makes another message, and a message without an answer lacks the field", async () => {
    const message = "The same words twice.";
    await send("/contact", { ...sampleLead, message, preferredTime: "Mornings" });
    await send("/contact", { ...sampleLead, message, preferredTime: "Evenings" });
    await send("/programs/apex-jiu-jitsu", { ...sampleJiuJitsuLead, preferredTime: "Evenings" });
    const leads = JSON.parse(await gym("leads", "list", "--json")) as { message: string; answers: object }[];
    expect(leads.filter((lead) => lead.message === message)).toHaveLength(2);
    expect(leads.find((lead) => lead.message === sampleJiuJitsuLead.message)?.answers).toEqual({});
    expect(await receiver.message(sampleJiuJitsuLead.message)).not.toHaveProperty("preferredTime");
  });
});

describe("a new column of trainers", () => {
  const VIDEO = "https://video.example/casey";

  test("can be changed, exported, undone, and shown on a page", async () => {
    await gym("trainers", "change", "Casey Sample", "--video", VIDEO, "--yes");
    expect(await gym("trainers", "export", "-")).toContain(VIDEO);
    const isShown = async () => (await textAt("/trainers")).includes(`href="${VIDEO}"`);
    await expect.poll(isShown).toBe(true);
    await gym("undo", "--yes");
    expect(await gym("trainers", "export", "-")).not.toContain(VIDEO);
  });
});

const preferredTime = `
  {
    name: "preferredTime",
    label: "When do you like to train?",
    shortLabel: "Preferred time",
    privacy: "When you like to train, if you tell us",
    forms: ["contact"],
    choices: ["Mornings", "Evenings"],
  },`;

const video = `
  { list: "trainers", name: "video", label: "Video", help: "the address of a short film", kind: "url" },`;

const parkingPage = `
import type { PageHandle } from "#app/seo/page-handle.ts";
import { pageTitle } from "#app/seo/page-meta.ts";

export const handle = {
  page: {
    title: pageTitle("Parking"),
    description: "Sixty spaces in front of the station and behind it, all free, two of them accessible.",
    picture: "hero-first-visit",
  },
  jsonLd: ({ gym }) => [gym()],
} satisfies PageHandle;

export default function Parking() {
  return <h1>Parking</h1>;
}
`;

const ropeClub = `
import type { Program } from "./program.ts";

export const program: Program = {
  slug: "rope-club",
  title: "Rope Club",
  iconName: "Activity",
  description: "Skipping rope for people who have not jumped since school, and for people who never stopped.",
  paragraphs: ["You get a rope. You jump over it."],
  image: "program-rope-club",
  gallery: ["program-rope-club", "program-rope-club-2"],
  facility: ["no-such-room"],
};
`;
