import type { Page } from "playwright-core";
import { programPageCopy } from "#content/programs/program-copy.ts";

/** Programs with the default layout, which ends in a call to action. */
const DEFAULT_LAYOUT = ["adult-classes", "evo-mayhem", "personal-training", "small-group-training"];
/** Pages with a call of their own instead: baseball's training, and boxing's phone, e-mail and address. */
const OWN_CALL = /\/(baseball|alpha-omega-boxing)$/;
const CALL = ".call-to-action-slab";
const COMMON_CALL = `${CALL}:has-text("${programPageCopy.callToAction.heading}")`;

/** A program or sport page ends in a #contact section that posts to its own URL. */
export async function programProblems(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  const expectCount = async (selector: string, expected: number) => {
    const count = await page.locator(selector).count();
    if (count !== expected) problems.push(`${count} × ${selector} instead of ${expected}`);
  };
  const form = "main section#contact:last-child form";
  const action = await page.locator(form).getAttribute("action");
  if (action !== path) problems.push(`its form posts to ${action}`);
  const isMats = /jiu-jitsu|grappling/.test(path);
  await expectCount(`${form} ${isMats ? "[name=lastName]" : "[name=interest]"}`, 1);
  await expectCount("body > footer", 1);
  const isDefault = DEFAULT_LAYOUT.some((slug) => path === `/programs/${slug}`);
  await expectCount(OWN_CALL.test(path) ? COMMON_CALL : CALL, isDefault ? 1 : 0);
  // A film may start with the hero's picture.
  const pictures = await page
    .locator('main picture img:not([alt=""])')
    .evaluateAll((all) => all.map((img) => img.getAttribute("src") ?? ""));
  const twice = pictures.filter((src, at) => pictures.indexOf(src) !== at);
  problems.push(...twice.map((src) => `${src} stands there twice`));
  const answer = await fetch(page.url(), { method: "POST", body: new URLSearchParams({ name: "" }) });
  if (answer.status !== 400) problems.push(`an empty form is answered with ${answer.status}`);
  return problems;
}
