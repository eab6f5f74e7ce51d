import { createHash } from "node:crypto";
import { FIRST_VIEW_FIRST } from "./first-view.ts";
import { heroPreload } from "./page-links.ts";
import type { PageParts } from "./page-parts.ts";
import { pageHeaders } from "./security-headers.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/;
const ICON = /<use href="([^"#]+\.svg)#([\w-]+)"/;
const ICONS = new RegExp(ICON, "g");
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * What the next page needs: the styles that this one does without, and the rules for opening it in advance. Rules are
 * asked for anew each time: after an update, old ones would not fit the hash in the page's policy.
 */
const OPEN_NEXT =
  `;{const s=document.querySelector("link[disabled]");if(s)document.head.append(Object.assign(` +
  `document.createElement("link"),{rel:"prefetch",as:"style",href:s.href}))}` +
  `fetch("${SPECULATION_RULES}",{cache:"no-cache"}).then(r=>r.text()).then(textContent=>` +
  `document.head.append(Object.assign(document.createElement("script"),{type:"speculationrules",textContent})))`;

/**
 * Pictures further down wait until the page is drawn (app.css). Their blurs stand in the page already, but would wait to
 * be near.
 */
const SHOW_PICTURES =
  `document.documentElement.dataset.drawn="";` +
  `for(const i of document.querySelectorAll("img[aria-hidden][loading=lazy]"))i.loading="eager";`;

/** The router's look into the session's storage for the place that was left: who comes anew has none, and saves 2-10 ms. */
const NEW_IN_HISTORY = 'window.history.replaceState({ key }, "");';

/** From the load of a page to the paint of its largest picture, which is decoded and drawn in the frames after it. */
const DRAWN_MS = 100;

type Finish = {
  parts: PageParts;
  framed?: boolean;
  /** The rules by which the browser may open the pages that this one leads to in advance, if it may. */
  rules?: string | null;
};

/** The one finishing step of every HTML answer: its styles and icons inside, late script, hashes for the policy, headers. */
export function finishPage(rendered: string, { parts, framed = false, rules = null }: Finish) {
  const modules = Array.from(rendered.matchAll(PRELOAD), ([, href = ""]) => href);
  const whole = withIcons(withStyles(rendered, parts, modules), parts);
  const html = heroFirst(hydrateLate(whole, modules, rules !== null));
  const scripts = Array.from(html.matchAll(INLINE_SCRIPT))
    .filter(([, attributes = ""]) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = ""]) => hash(code));
  if (rules !== null) scripts.push(hash(rules));
  const styles = Array.from(html.matchAll(INLINE_STYLE), ([, css = ""]) => hash(css));
  return {
    html,
    headers: pageHeaders({ scripts: [...new Set(scripts)], styles: [...new Set(styles)] }, framed),
  };
}

/** The whole stylesheet stays where it stands, for the script to switch on before it draws another page. */
function withStyles(html: string, { styles }: PageParts, modules: string[]): string {
  return html.replace(STYLESHEET, (link, address: string) => {
    return `<style>${styles(address)(html, modules)}</style>${link.replace("<link", "<link disabled")}`;
  });
}

/** What script draws later takes its icons from their file. */
function withIcons(html: string, { icons }: PageParts): string {
  const [, address] = ICON.exec(html) ?? [];
  if (!address) return html;
  const names = new Set(Array.from(html.matchAll(ICONS), ([, , name = ""]) => name));
  return html
    .replace(ICONS, '<use href="#icon-$2"')
    .replace("</body>", () => `${icons(address)(names)}</body>`);
}

/**
 * The router puts high-priority modulepreload links ahead of the stylesheet and starts its module at once.
 * Both wait until the page has loaded and is drawn (docs/decisions/late-hydration.md).
 */
function hydrateLate(html: string, modules: string[], leadsOn: boolean): string {
  const script = MODULE_SCRIPT.exec(html);
  if (!script) return html;
  return (
    html
      .replace(PRELOAD, "")
      .replace(NEW_IN_HISTORY, `${NEW_IN_HISTORY} return;`)
      // Last in the head: React would take them for a style and a script of its own.
      .replace("</head>", () => `${FIRST_VIEW_FIRST}</head>`)
      .replace(script[0], () => `<script>${lateStart(script[1]!, modules, leadsOn)}</script>`)
  );
}

function lateStart(moduleCode: string, preloads: string[], leadsOn: boolean): string {
  const manifest = /import "([^"]+)"/.exec(moduleCode)?.[1];
  const modules = Array.from(moduleCode.matchAll(/import \* as (route\d+) from "([^"]+)"/g));
  const table = /window\.__reactRouterRouteModules = (\{[^}]*\})/.exec(moduleCode)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(moduleCode)?.[1];
  if (!manifest || !table || !entry) throw new Error("The router's module script has changed its form.");
  const names = modules.map(([, name]) => name).join();
  const imports = [manifest, ...modules.map(([, , url]) => url)].map((url) => `import("${url}")`).join();
  return (
    `addEventListener("load",()=>setTimeout(()=>{for(const u of ${JSON.stringify(preloads)})` +
    `setTimeout(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:u})));` +
    SHOW_PICTURES +
    `Promise.all([${imports}]).then(([,${names}])=>{window.__reactRouterRouteModules=${table};import("${entry}")})${leadsOn ? OPEN_NEXT : ""}},${DRAWN_MS}))`
  );
}

/** The first picture is asked for before anything else, as soon as the browser knows how wide the screen is. */
function heroFirst(html: string): string {
  return html.replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + heroPreload(html));
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
