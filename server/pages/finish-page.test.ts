import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";
import { pageIcons } from "./page-icons.ts";
import type { PageParts } from "./page-parts.ts";
import { pageStyles } from "./page-styles.ts";

const rendered =
  '<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width"/><title>Home</title>' +
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/home-1.js"/>' +
  '<link rel="stylesheet" href="/assets/app-1.css"/></head><body>' +
  '<a class="btn" href="tel:1"><svg><use href="/assets/icons-1.svg#phone"></use></svg></a>' +
  '<source type="image/avif" srcSet="/media/a?w=1 1w" sizes="9vw"/><img src="/media/a" fetchPriority="high"/>' +
  '<script type="application/ld+json">{"@type":"ExerciseGym"}</script><script>window.a = 1;</script>' +
  '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n' +
  'import * as route1 from "/assets/home-1.js";\n\n  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};\n\n' +
  'import("/assets/entry.client-1.js");</script></body></html>';

const parts: PageParts = {
  styles: () =>
    pageStyles(".btn{color:red}.tip{color:blue}.toast{color:red}", (address) =>
      address === "/assets/home-1.js" ? 'e("p",{className:"toast"})' : "",
    ),
  icons: () => pageIcons('<svg><symbol id="phone"><path/></symbol><symbol id="door"></symbol></svg>'),
};
const finish = (html = rendered, options = {}) => finishPage(html, { parts, ...options });

test("no script is fetched before the page has loaded", () => {
  const { html } = finish();
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('addEventListener("load"');
  for (const url of ["manifest-1", "root-1", "home-1", "entry.client-1"]) {
    expect(html).toContain(`import("/assets/${url}.js")`);
  }
});

test("the page carries the styles and the icons that it and its scripts use, and leaves the whole stylesheet to others", () => {
  const { html, headers } = finish();
  const css = ".btn{color:red}.toast{color:red}";
  expect(html).toContain(`<style>${css}</style><link disabled rel="stylesheet" href="/assets/app-1.css"/>`);
  expect(headers["content-security-policy"]).toContain(
    `style-src 'self' 'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  );
  expect(html).toContain('<use href="#icon-phone">');
  expect(html).toContain('<svg hidden><symbol id="icon-phone"><path/></symbol></svg></body>');
  expect(html).not.toContain("icon-door");
});

test("the first picture is asked for before all else, once the screen's width is known", () => {
  expect(finish().html).toContain(
    '<meta name="viewport" content="width=device-width"/><link rel="preload" as="image" type="image/avif" ' +
      'imagesrcset="/media/a?w=1 1w" imagesizes="9vw" fetchpriority="high"/>',
  );
});

test("only a page that leads on lets the browser open others in advance", () => {
  expect(finish(rendered, { rules: "{}" }).html).toContain("/speculation-rules.json");
  expect(finish().html).not.toContain("/speculation-rules.json");
});

test("each inline script, and nothing else, is allowed by its hash", () => {
  const { html, headers } = finish();
  const policy = headers["content-security-policy"];
  const scripts = Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code]) => code!);
  expect(scripts).toHaveLength(3);
  for (const code of scripts) {
    expect(policy).toContain(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  const styles = html.match(/<style>/g) ?? [];
  expect(policy.match(/sha256-/g)).toHaveLength(scripts.length + styles.length);
  expect(policy).not.toContain("unsafe");
});

test("a router that changes its markup is noticed", () => {
  const changed = rendered.replace("window.__reactRouterRouteModules", "window.__routes");
  expect(() => finish(changed)).toThrow("changed its form");
});

test("only the tour may be framed, by ourselves", () => {
  expect(finish().headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(finish(rendered, { framed: true }).headers["content-security-policy"]).toContain(
    "frame-ancestors 'self'",
  );
});
