import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { ROUTES } from "#test/journeys/routes.ts";
import { createRenderer } from "./render.ts";
import { phone } from "#content/site.ts";

let build: ServerBuild;

beforeAll(async () => {
  build = (await import(join(import.meta.dirname, "../../build/server/index.js"))) as ServerBuild;
});

/** The real build with one broken page. */
function withBrokenPage(id: string, broken: object): ServerBuild {
  const route = build.routes[id]!;
  return {
    ...build,
    routes: { ...build.routes, [id]: { ...route, module: { ...route.module, ...broken } } },
  };
}

const secret = "SELECT email FROM leads at /srv/site/data/leads.ts";

describe("a broken page", () => {
  test.each([
    [
      "while it renders",
      {
        default() {
          throw new Error(secret);
        },
      },
    ],
    [
      "while it reads",
      {
        loader() {
          throw new Error(secret);
        },
      },
    ],
  ])(
    "%s answers 500 as a page of the site with the phone number, without details of the error",
    async (_, broken) => {
      const render = createRenderer(withBrokenPage("pages/about", broken));
      const answer = await render(new Request("http://localhost/about"));
      const html = answer.body.toString();
      expect(answer.status).toBe(500);
      expect(html).toContain(`href="${phone.href}"`);
      expect(html).toContain("<header");
      expect(html).toContain("<footer");
      expect(html).not.toContain("SELECT");
      expect(html).not.toContain("leads.ts");
      expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    },
  );

  test("shows the phone number even if the shared layout is broken", async () => {
    const broken = withBrokenPage("root", {
      loader() {
        throw new Error(secret);
      },
    });
    const answer = await createRenderer(broken)(new Request("http://localhost/about"));
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toContain(phone.display);
    expect(answer.body.toString()).not.toContain("SELECT");
  });
});

test("a page loads one low-priority module, and contains no router scripts", async () => {
  const answer = await createRenderer(build)(new Request("http://localhost/about"));
  const html = answer.body.toString();
  expect(answer.status).toBe(200);
  const modules = html.match(/<(script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
  expect(modules.filter((tag) => tag.startsWith("<script"))).toHaveLength(1);
  expect(modules.filter((tag) => !tag.includes('fetchPriority="low"'))).toEqual([]);
  expect(html).not.toContain("__reactRouter");
  expect(html).not.toMatch(/ style="/);
});

test("rendering a page again gives the same bytes, so that its ETag stays valid", async () => {
  const render = createRenderer(build);
  const read = async (route: string) => {
    const { body } = await render(new Request(`http://localhost${route}`));
    return createHash("sha256").update(body).digest("hex");
  };
  // Data that was not read in time, such as the facts of a new picture, may be there the next time.
  const settles = async (route: string) => {
    let before = await read(route);
    for (let tries = 0; tries < 10; tries += 1) {
      await sleep(20);
      const after = await read(route);
      if (after === before) return true;
      before = after;
    }
    return false;
  };
  const settled = await Promise.all(ROUTES.map(settles));
  expect(ROUTES.filter((_, index) => !settled[index])).toEqual([]);
});
