import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";

const rendered =
  '<!DOCTYPE html><html><head><title>Home</title><link rel="modulepreload" href="/assets/manifest-1.js"/>' +
  '<link rel="modulepreload" href="/assets/home-1.js"/><link rel="stylesheet" href="/assets/app-1.css"/></head><body>' +
  '<script type="application/ld+json">{"@type":"ExerciseGym"}</script><script>window.a = 1;</script>' +
  '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n' +
  'import * as route1 from "/assets/home-1.js";\n\n  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};\n\n' +
  'import("/assets/entry.client-1.js");</script></body></html>';

test("no script is fetched before the stylesheet, and hydration begins after load", () => {
  const { html } = finishPage(rendered);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('addEventListener("load"');
  for (const url of ["manifest-1", "root-1", "home-1", "entry.client-1"]) {
    expect(html).toContain(`import("/assets/${url}.js")`);
  }
});

test("each inline script, and nothing else, is allowed by its hash", () => {
  const { html, headers } = finishPage(rendered);
  const policy = headers["content-security-policy"];
  const scripts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code]) => code!);
  expect(scripts).toHaveLength(2);
  for (const code of scripts) {
    expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).not.toContain("unsafe");
});

test("a router that changes its markup is noticed", () => {
  const changed = rendered.replace("window.__reactRouterRouteModules", "window.__routes");
  expect(() => finishPage(changed)).toThrow("changed its form");
});

test("only the tour may be framed, by ourselves", () => {
  expect(finishPage(rendered).headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(finishPage(rendered, true).headers["content-security-policy"]).toContain("frame-ancestors 'self'");
});
