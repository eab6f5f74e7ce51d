// The score of Mozilla's HTTP Observatory by its published rules (github.com/mdn/mdn-http-observatory, August 2026), without
// asking its server. Third-party scripts and CORS can only lower the score, so they are errors here.

export type CheckedResponse = { headers: Headers; html: string; httpRedirect: Response };
type Verdict = { rule: string; modifier: number };

const HALF_A_YEAR = 15_768_000;
const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const BROAD = ["*", "http:", "https:", "ftp:", "ws:", "wss:"];
const UNSAFE = [...BROAD, "'unsafe-inline'", "data:", "blob:"];

/** Bonuses count only where the score without them is 90 or more. */
export function observatoryScore(judged: CheckedResponse): {
  score: number;
  grade: string;
  verdicts: Verdict[];
} {
  const verdicts = [
    contentSecurityPolicy(judged.headers),
    cookies(judged.headers),
    crossOriginSharing(judged.headers),
    redirection(judged.httpRedirect),
    referrerPolicy(judged.headers),
    transportSecurity(judged.headers),
    scripts(judged.html),
    one("x-content-type-options", judged.headers.get("x-content-type-options") === "nosniff", 0, -5),
    framing(judged.headers),
    one("resource policy", judged.headers.get("cross-origin-resource-policy") === "same-origin", 10, 0),
    one("opener policy", judged.headers.get("cross-origin-opener-policy") === "same-origin", 10, 0),
  ];
  const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);
  const modifiers = verdicts.map(({ modifier }) => modifier);
  const plain = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const score = Math.max(0, plain >= 90 ? 100 + sum(modifiers) : plain);
  return { score, grade: readGrade(score), verdicts };
}

function readGrade(score: number): string {
  const grades = ["A+", "A", "A", "A-", "B+", "B", "B", "B-", "C+", "C", "C", "C-", "D+", "D", "D", "D-"];
  return grades[(100 - Math.min(100, score - (score % 5))) / 5] ?? "F";
}

function one(rule: string, holds: boolean, yes: number, no: number): Verdict {
  return { rule: `${rule}: ${holds ? "good" : "missing or weak"}`, modifier: holds ? yes : no };
}

function directives(headers: Headers): Map<string, string[]> {
  const parts = (headers.get("content-security-policy") ?? "").split(";").map((part) => part.trim());
  return new Map(
    parts.filter(Boolean).map((part) => {
      const [name = "", ...sources] = part.split(/\s+/);
      return [name, sources];
    }),
  );
}

function contentSecurityPolicy(headers: Headers): Verdict {
  const csp = directives(headers);
  const of = (name: string) => csp.get(name) ?? csp.get("default-src") ?? ["*"];
  if (csp.size === 0) return { rule: "no policy", modifier: -25 };
  const everything = [...csp.values()].flat();
  const rules: [string, number, boolean][] = [
    ["scripts or objects from anywhere", -20, of("script-src").some((source) => UNSAFE.includes(source))],
    ["scripts or objects from anywhere", -20, of("object-src").some((source) => BROAD.includes(source))],
    ["something over http", -20, everything.some((source) => /^(http|ftp):/.test(source))],
    ["unsafe-eval", -10, [...of("script-src"), ...of("style-src")].includes("'unsafe-eval'")],
    ["unsafe styles", 0, of("style-src").some((source) => UNSAFE.includes(source))],
    ["default-src 'none', nothing unsafe", 10, csp.get("default-src")?.join() === "'none'"],
  ];
  const found = rules.find(([, , holds]) => holds);
  return found
    ? { rule: `policy: ${found[0]}`, modifier: found[1] }
    : { rule: "policy: nothing unsafe", modifier: 5 };
}

function cookies(headers: Headers): Verdict {
  const none = headers.getSetCookie().length === 0;
  return { rule: none ? "no cookies" : "cookies", modifier: none ? 0 : -20 };
}

function crossOriginSharing(headers: Headers): Verdict {
  return one("not shared across origins", !headers.has("access-control-allow-origin"), 0, -50);
}

function redirection({ status, headers, url }: Response): Verdict {
  const target = headers.get("location") ?? "";
  return one(
    `http leads to https (${url})`,
    [301, 302, 307, 308].includes(status) && target.startsWith("https:"),
    0,
    -20,
  );
}

function referrerPolicy(headers: Headers): Verdict {
  const policy = headers.get("referrer-policy")?.split(",").at(-1)?.trim();
  if (policy === undefined) return { rule: "no referrer policy", modifier: 0 };
  return one("referrer policy", PRIVATE.includes(policy), 5, -5);
}

function transportSecurity(headers: Headers): Verdict {
  const age = /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
  if (age === undefined) return { rule: "no strict transport security", modifier: -20 };
  return one("strict transport security", Number(age) >= HALF_A_YEAR, 0, -10);
}

function scripts(html: string): Verdict {
  const sources = Array.from(html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g), ([, source = ""]) => source);
  return one("scripts of our own only", !sources.some((source) => /^(https?:)?\/\//.test(source)), 0, -50);
}

function framing(headers: Headers): Verdict {
  const ancestors = directives(headers).get("frame-ancestors") ?? ["*"];
  return one("framing", !ancestors.some((source) => BROAD.includes(source)), 5, -20);
}
