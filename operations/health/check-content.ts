import * as site from "#content/site.ts";
import { readGym } from "#db/readers/gym.server.ts";
import type { Stores } from "#operations/operation.ts";
import { contentProblems, ownContent, siteFile, sourceLines } from "./content-problems.ts";
import { bad, type Finding, type Findings, good } from "./finding.ts";
import { foreignWords, ownFacts, wordPattern } from "./foreign-words.ts";

const OWN_WORDS = "Replace it with your own text. See docs/content.md, Another gym";

type Access = typeof site.access;

/** If the settings can't be read, checkDatabase reports it. */
export async function* checkContent(stores: Stores): Findings {
  const access = await readGym(stores.site).then(
    (gym) => gym.access,
    () => site.access,
  );
  yield* contentFindings(access);
}

/** Facts that cannot be right, and texts that are still about another gym or other hours than `access` says. */
export function contentFindings(access: Access): Finding[] {
  const stale = staleLines(sourceLines(ownContent), { ...ownFacts(), access });
  const findings = [
    ...contentProblems().map(({ where, what }) =>
      bad(where, what, "Correct it: the site does not build until then"),
    ),
    ...otherAccess(access),
    ...stale.map(({ where, what }) => bad(where, what, OWN_WORDS)),
  ];
  return findings.length > 0
    ? findings
    : [good("content", "no fact or text is of another gym or contradicts the settings")];
}

/** Badges and figures in content/ do not follow the setting `access`, so both must have the same value. */
function otherAccess({ members, line }: Access): Finding[] {
  if (line === site.access.line) return [];
  const what = `says '${site.access.members}', but the setting says '${members}'`;
  return [bad(`${siteFile}, access`, what, "Write the same value there, and start the site again")];
}

type Line = { where: string; line: string };

export function staleLines(lines: readonly Line[], facts: Pick<typeof site, "brand" | "access">) {
  const others = foreignWords(facts);
  const hours = facts.access.figure === "24/7" ? null : /24\/7|round-the-clock|\b(any|every) hour\b/i;
  return (
    lines
      // Sample rows are reported with the tables that they fill.
      .filter(({ where }) => !/^content\/((site|first-gym|access|gym-facts)\.ts:|sample\/)/.test(where))
      .flatMap(({ where, line }) => {
        const text = line.replace(/^\s*(\/\/|\/?\*).*/, "");
        const named = others.filter((word) => wordPattern(word).test(text));
        const wrong = hours?.exec(text)?.[0];
        return [
          ...(named.length > 0 ? [{ where, what: `still names ${named.join(", ")}` }] : []),
          ...(wrong ? [{ where, what: `says '${wrong}', but ${facts.access.members}` }] : []),
        ];
      })
  );
}
