import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

type Finding = { ruleId: string; value: [policy: string, outcome: string]; message: string; snippet: string };
type Engine = {
  ace: { Checker: new () => { check(of: Document, rules: string[]): Promise<{ results: Finding[] }> } };
};

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

/** Violations that IBM's engine finds. Its rules differ from axe-core's, above all for forms. */
export async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  const results = await page.evaluate(async () => {
    const { Checker } = (window as unknown as Engine).ace;
    return (await new Checker().check(document, ["WCAG_2_2"])).results;
  });
  return results
    .filter(({ value: [policy, outcome] }) => policy === "VIOLATION" && outcome === "FAIL")
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} at ${snippet.slice(0, 120)}`);
}
