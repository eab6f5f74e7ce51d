import { createHash } from "node:crypto";
import { pageHeaders } from "./security-headers.ts";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The one finishing step of every HTML answer: late script, hashes for the policy, headers. */
export function finishPage(rendered: string, framed = false) {
  const html = hydrateAfterLoad(rendered);
  const scripts = Array.from(html.matchAll(INLINE_SCRIPT))
    .filter(([, attributes = ""]) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = ""]) => hash(code));
  const styles = Array.from(html.matchAll(INLINE_STYLE), ([, css = ""]) => hash(css));
  return {
    html,
    headers: pageHeaders({ scripts: [...new Set(scripts)], styles: [...new Set(styles)] }, framed),
  };
}

/**
 * The router puts high-priority modulepreload links ahead of the stylesheet and starts its module at once.
 * Both wait until the page has loaded (docs/decisions/late-hydration.md).
 */
function hydrateAfterLoad(html: string): string {
  const preloads = Array.from(html.matchAll(PRELOAD), ([, href]) => href);
  const script = MODULE_SCRIPT.exec(html);
  if (!script) return html;
  return html
    .replace(PRELOAD, "")
    .replace(script[0], () => `<script>${lateStart(script[1]!, preloads)}</script>`);
}

function lateStart(moduleCode: string, preloads: (string | undefined)[]): string {
  const manifest = /import "([^"]+)"/.exec(moduleCode)?.[1];
  const modules = Array.from(moduleCode.matchAll(/import \* as (route\d+) from "([^"]+)"/g));
  const table = /window\.__reactRouterRouteModules = (\{[^}]*\})/.exec(moduleCode)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(moduleCode)?.[1];
  if (!manifest || !table || !entry) throw new Error("The router's module script has changed its form.");
  const names = modules.map(([, name]) => name).join();
  const imports = [manifest, ...modules.map(([, , url]) => url)].map((url) => `import("${url}")`).join();
  return (
    `addEventListener("load",()=>{for(const u of ${JSON.stringify(preloads)})` +
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:u}));` +
    `Promise.all([${imports}]).then(([,${names}])=>{window.__reactRouterRouteModules=${table};import("${entry}")})})`
  );
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
