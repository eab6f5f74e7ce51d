import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "#test/browser/axe.ts";
import { newPatientContext } from "#test/browser/browser.ts";
import { eachDatabaseAtLength, type Place } from "#test/support/fresh-database.ts";
import { gymAt } from "#test/support/gym.ts";
import { type RunningServer, startServer } from "#test/support/start-server.ts";
import { ask, addAuthenticator, sharedBrowser, signInAs } from "../staff.ts";

// Signing in with a real browser and a virtual authenticator, and all refusals.

const browser = sharedBrowser();

async function invited(place: Place, email: string, ...more: string[]): Promise<string> {
  const { out, code } = await gymAt(place, ["desk", "invite", email, ...more]);
  expect(code).toBe(0);
  return new URL(out.trim()).pathname;
}

async function newPhone(url: string): Promise<Page> {
  const context = await newPatientContext(browser(), { baseURL: url, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await addAuthenticator(page);
  return page;
}

async function joins(page: Page, path: string) {
  await page.goto(path);
  await page.getByLabel("Your name").fill("Casey Sample");
  await page.getByRole("button", { name: "Create my passkey" }).click();
  await page.getByRole("heading", { name: "Today", exact: true }).waitFor();
}

const readCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

eachDatabaseAtLength((_, fresh) => {
  let place: Place;
  let server: RunningServer;
  const startWith = (before: (place: Place) => Promise<unknown> = async () => {}) => {
    beforeAll(async () => {
      place = await fresh.place();
      await before(place);
      server = await startServer(place.env);
    });
    afterAll(() => server.stop());
  };

  describe("the desk of a gym without an owner", () => {
    startWith();

    test("the log says how to invite an owner", async () => {
      await expect.poll(() => server.log.join("\n")).toContain("npm run gym -- desk invite");
    });

    test("revoking and signing out on the command line take effect immediately", async () => {
      const owner = await signInAs(place, "owner@example.com", "owner");
      const coach = await signInAs(place, "coach@example.com", "staff");
      const readStatus = async (cookie: string) => (await ask(server.url, "/desk", { cookie })).status;
      await expect.poll(() => readStatus(owner)).toBe(200);
      expect(await readStatus(coach)).toBe(200);
      const listed = await gymAt(place, ["desk", "list", "--json"]);
      expect(JSON.parse(listed.out)).toMatchObject([
        { email: "owner@example.com", role: "owner", sessions: 1 },
        { email: "coach@example.com", role: "staff", sessions: 1 },
      ]);
      expect((await gymAt(place, ["desk", "sign-out", "owner@example.com"])).out).toContain("1 device");
      expect((await gymAt(place, ["desk", "revoke", "Coach@example.com", "--yes"])).code).toBe(0);
      expect([await readStatus(owner), await readStatus(coach)]).toEqual([303, 303]);
      const closing = await gymAt(place, ["desk", "revoke", "owner@example.com"], "yes\n");
      expect(closing.said).toContain("close the desk for everybody");
      await expect.poll(() => readStatus(owner)).toBe(404);
    });

    test("an owner is invited, creates a passkey, signs out, and signs in with it", async () => {
      const path = await invited(place, "owner@example.com");
      const page = await newPhone(server.url);
      await expect.poll(async () => (await page.goto(path))?.status()).toBe(200);
      expect(await axeViolations(page)).toEqual([]);
      await joins(page, path);
      const first = await readCookies(page);
      expect(first).toMatch(/^desk=[\w-]{43}$/);

      // The link works once.
      expect((await page.goto(path))?.status()).toBe(404);
      await page.getByText("This link has expired").waitFor();

      await page.goto("/desk/you");
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Sign out", exact: true }).click();
      await page.getByText("You are signed out", { exact: true }).waitFor();
      // A copied cookie does not work after signing out.
      const stolen = await ask(server.url, "/desk", { cookie: first });
      expect([stolen.status, stolen.headers.get("location")]).toEqual([303, "/desk/sign-in"]);

      // A planted cookie is not adopted.
      await page.context().addCookies([{ name: "desk", value: "planted", url: server.url }]);
      const answered = page.waitForRequest((request) => request.method() === "POST");
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      await page.getByRole("heading", { name: "Today", exact: true }).waitFor();
      const second = await readCookies(page);
      expect(second).not.toBe(first);
      expect(second).not.toContain("planted");

      // An answer to a challenge works once.
      const { answer } = Object.fromEntries(new URLSearchParams((await answered).postData()!));
      const replayed = await ask(server.url, "/desk/sign-in", { fields: { answer: answer! } });
      expect(replayed.status).toBe(400);
      expect(await replayed.text()).toContain("Sign-in failed");
      expect(replayed.headers.get("set-cookie")).toBeNull();

      await page.goto("/desk/you");
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      await page.getByText("You are signed out on all your devices").waitFor();
      expect((await ask(server.url, "/desk", { cookie: second })).status).toBe(303);
      await page.context().close();
    });
  });

  describe("the desk of a gym with an owner", () => {
    startWith((place) => signInAs(place, "first@example.com", "owner"));

    test("after the loss of every passkey, a new invitation ends old passkeys and sessions", async () => {
      const lost = await newPhone(server.url);
      await joins(lost, await invited(place, "lost@example.com"));
      const page = await newPhone(server.url);
      await page.addInitScript(() =>
        addEventListener("pagereveal", ({ viewTransition }) =>
          sessionStorage.setItem("faded", viewTransition ? "yes" : "no"),
        ),
      );
      const again = await invited(place, "lost@example.com");
      await page.goto(again);
      await page.getByText("replaces your old passkeys").waitFor();
      await joins(page, again);
      await lost.goto("/desk");
      await lost.getByRole("button", { name: "Sign in with a passkey" }).click();
      await lost.getByText("Sign-in failed").waitFor();

      // A second passkey, with a name; the last one can't be removed.
      await page.goto("/desk/you");
      await page.getByText("Add another passkey").click();
      await addAuthenticator(page, "usb");
      await page.getByLabel("Passkey name").fill("Front desk");
      await page.getByRole("button", { name: "Create passkey" }).click();
      await page.getByText("Added the passkey Front desk").waitFor();
      await page.getByRole("button", { name: "Remove Front desk" }).click();
      await page.getByText("Removed the passkey Front desk").waitFor();
      await expect.poll(() => page.getByRole("button", { name: /^Remove/ }).count()).toBe(1);
      await page.getByRole("button", { name: /^Remove/ }).click();
      await page.getByText("That is your only passkey").waitFor();
      // An aborted view transition, for example by resizing, reports a script error.
      expect(await page.evaluate(() => sessionStorage.getItem("faded"))).toBe("no");
      await Promise.all([lost.context().close(), page.context().close()]);
    });

    test("an invitation answered with another person's passkey is refused with an explanation, and stays valid", async () => {
      const path = await invited(place, "invited@example.com");
      const page = await newPhone(server.url);
      await expect.poll(async () => (await page.goto(path))?.status()).toBe(200);
      await page.route(`**${path}`, (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      const answering = page.waitForRequest((request) => request.method() === "POST");
      await page.getByLabel("Your name").fill("Casey Sample");
      await page.getByRole("button", { name: "Create my passkey" }).click();
      const fields = Object.fromEntries(new URLSearchParams((await answering).postData()!)) as {
        answer: string;
      };
      const { id } = JSON.parse(fields.answer) as { id: string };
      await place.plain(
        `insert into staff_passkeys values ('${id}', 'another', 'Phone', 'key', 0, '', 1, null) returning id`,
      );
      const refused = await ask(server.url, path, { fields });
      expect([refused.status, await refused.text()]).toEqual([
        409,
        expect.stringContaining("This passkey belongs to somebody else"),
      ]);
      expect(
        await place.plain("select joined_at from staff_people where email = 'invited@example.com'"),
      ).toEqual([{ joined_at: null }]);
      await page.unroute(`**${path}`);
      await joins(page, path);
      await page.context().close();
    });

    test("links expire, are replaced by newer ones, and can't be guessed", async () => {
      const older = await invited(place, "owner@example.com");
      const newer = await invited(place, "owner@example.com");
      const readStatus = async (path: string) => (await ask(server.url, path)).status;
      await expect.poll(() => readStatus(newer)).toBe(200);
      expect(await readStatus(older)).toBe(404);
      expect(await readStatus(`${newer.slice(0, -1)}~`)).toBe(404);
      // An invitation does not sign anyone in.
      expect(await readStatus(newer.replace("/invite/", "/sign-in/"))).toBe(404);
      const hashes = await place.plain("select hash from staff_links");
      expect(JSON.stringify(hashes)).not.toContain(newer.split("/").at(-1));
      await place.plain("update staff_links set expires_at = 1 returning hash");
      expect(await readStatus(newer)).toBe(404);
      const posted = await ask(server.url, newer, { fields: { name: "Casey", answer: "{}" } });
      expect(posted.status).toBe(404);
    });

    test("sessions end after fourteen idle days and after ninety days in all", async () => {
      const cookie = await signInAs(place, "owner@example.com", "owner");
      const readStatus = async () => (await ask(server.url, "/desk", { cookie })).status;
      await expect.poll(readStatus).toBe(200);
      const days = (count: number) => Date.now() - count * 86_400_000;
      const set = (seen: number, made: number) =>
        place.plain(
          `update staff_sessions set seen_at = ${days(seen)}, created_at = ${days(made)} returning hash`,
        );
      await set(13, 89);
      expect(await readStatus()).toBe(200);
      // The request was recorded.
      await set(15, 15);
      expect(await readStatus()).toBe(303);
      await set(0, 91);
      expect(await readStatus()).toBe(303);
    });
  });

  // Its own server, because the attempts to sign in from one address are limited.
  describe("a challenge", () => {
    startWith((place) => signInAs(place, "first@example.com", "owner"));

    test("an answer to a challenge adds one passkey, once", async () => {
      const page = await newPhone(server.url);
      await joins(page, await invited(place, "twice@example.com"));
      await page.goto("/desk/you");
      await page.getByText("Add another passkey").click();
      await addAuthenticator(page, "usb");
      await page.getByLabel("Passkey name").fill("Laptop");
      const answering = page.waitForRequest((request) => request.method() === "POST");
      await page.getByRole("button", { name: "Create passkey" }).click();
      const { answer } = Object.fromEntries(new URLSearchParams((await answering).postData()!));
      await page.getByRole("button", { name: "Remove Laptop" }).click();
      await expect.poll(() => page.getByRole("button", { name: /^Remove/ }).count()).toBe(1);
      const cookie = await readCookies(page);
      const replayed = await ask(server.url, "/desk/you", { cookie, fields: { answer: answer! } });
      expect(await replayed.text()).toContain("The passkey was not created");
      await page.reload();
      expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(1);
      await page.context().close();
    });

    test("a sign-in that the database can't store is not a wrong passkey, and works later", async () => {
      const page = await newPhone(server.url);
      await joins(page, await invited(place, "patient@example.com"));
      await page.context().clearCookies();
      await page.goto("/desk/sign-in");
      await page.route("**/desk/sign-in", (route) => route.abort());
      const answering = page.waitForRequest((request) => request.method() === "POST");
      await page.getByRole("button", { name: "Sign in with a passkey" }).click();
      const { answer } = Object.fromEntries(new URLSearchParams((await answering).postData()!));
      const signIn = () => ask(server.url, "/desk/sign-in", { fields: { answer: answer! } });
      await place.plain("alter table staff_challenges rename to staff_challenges_away");
      const failed = await signIn();
      await place.plain("alter table staff_challenges_away rename to staff_challenges");
      expect([failed.status, await failed.text()]).toEqual([
        500,
        expect.stringContaining("Something went wrong"),
      ]);
      expect((await signIn()).status).toBe(303);
      await page.context().close();
    });
  });
});
