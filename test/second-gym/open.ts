import { join } from "node:path";
import { startSmtp } from "#test/outside/smtp-receiver.ts";
import { projectCopy } from "#test/support/project-copy.ts";
import { startServer } from "#test/support/start-server.ts";
import { crawl } from "./crawl.ts";
import { startGym } from "./gym-session.ts";
import { makeSecondGym, readRefusal } from "./make.ts";
import { fillTables } from "./tables.ts";

const SITE = "http://summit.example";

export type SecondGym = Awaited<ReturnType<typeof openSecondGym>>;

/** Builds and starts the second gym, and reads its pages and other output. */
export async function openSecondGym() {
  const project = projectCopy();
  /** The build's errors for invalid facts. */
  const refused = await readRefusal(project);
  const made = await makeSecondGym(project);
  await project.build();
  const mail = await startSmtp();
  const env = {
    DATA_DIR: join(project.folder, ".data"),
    SITE_URL: SITE,
    SMTP_URL: mail.url,
    LEAD_NOTIFY_TO: "desk@summit.example",
    LOG_LEVEL: "warn",
  };
  const server = await startServer(env, project.folder);
  const gym = startGym(env, project.folder);
  const textAt = async (path: string) => (await fetch(server.url + path)).text();

  async function readAnswer(...words: string[]) {
    const { out, said: error } = await gym.run(words);
    if (error.includes("Error:")) throw new Error(error);
    return out + error;
  }

  /** All texts by source. */
  const said = new Map<string, string>();
  await fillTables(project.folder, async (...words) => {
    said.set(`gym ${words[0]} ${words[1]}`, await readAnswer(...words));
  });
  said.set("start", server.log.join("\n"));
  for (const path of [
    "/sitemap.xml",
    "/robots.txt",
    "/site.webmanifest",
    "/events.atom",
    "/speculation-rules.json",
  ]) {
    said.set(path, await textAt(path));
  }
  for (const calendar of ["classes", "events"]) {
    said.set(calendar, unfolded(await textAt(`/calendar/${calendar}.ics`)));
  }

  const { pages, statuses } = await crawl(server.url, ["/no/such/page", "/programs/evo-mayhem"]);
  for (const { path, html } of pages) said.set(path, html);

  const page = (path: string) => pages.find((one) => one.path === path)!;
  return {
    url: server.url,
    folder: project.folder,
    made,
    log: server.log,
    statuses,
    mail,
    refused,
    said,
    pages,
    findMistakes: () => project.findMistakes(),
    page,
    thing: (path: string, type: string) => page(path).graph.find((one) => one["@type"] === type)!,
    readAnswer,
    async close() {
      await gym.stop();
      await server.stop();
      await mail.close();
      project.remove();
    },
  };
}

const unfolded = (ics: string) => ics.replaceAll("\r\n ", "");
