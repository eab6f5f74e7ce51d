import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newVisitor } from "#test/browser/visitor.ts";
import { ROUTES } from "./routes.ts";

// IBM's engine beside axe-core: it knows other rules, and reads what a form says of its state in its own way.

type Finding = { ruleId: string; value: [policy: string, outcome: string]; message: string; snippet: string };
type Engine = {
  ace: { Checker: new () => { check(of: Document, rules: string[]): Promise<{ results: Finding[] }> } };
};

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);
const isLong = process.env.LONG_TESTS === "1";
const visitor = newVisitor();

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  const results = await page.evaluate(async () => {
    const { Checker } = (window as unknown as Engine).ace;
    return (await new Checker().check(document, ["WCAG_2_2"])).results;
  });
  return results
    .filter(({ value: [policy, outcome] }) => policy === "VIOLATION" && outcome === "FAIL")
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} at ${snippet.slice(0, 120)}`);
}

test.each(["/", "/contact", "/programs/evo-nutrition", "/programs/apex-jiu-jitsu"])(
  "a form of %s that came back wrong, without script, says so to assistive technology",
  async (path) => {
    const page = await visitor.open(path, { script: false });
    await page.locator("#contact [name=email]").fill("casey@nowhere");
    await page.locator("#contact form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator("#contact button[type=submit]").click();
    await page.locator(".error-summary-box:focus").waitFor();
    expect(await violations(page)).toEqual([]);
    const states = await page.locator("#contact [aria-invalid=true]").evaluateAll(
      (fields) =>
      fields.map((field) => document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent), // prettier-ignore
    );
    expect(states).toContain("Invalid email address");
  },
);

test.skipIf(!isLong)(
  "no page has a fault that it knows",
  async () => {
    const faults: string[] = [];
    for (const path of ROUTES) {
      const page = await visitor.open(path, { script: false });
      faults.push(...(await violations(page)).map((fault) => `${path}: ${fault}`));
      await page.context().close();
    }
    expect(faults).toEqual([]);
  },
  900_000,
);
