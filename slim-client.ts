import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { pageMeta } from "#content/pages/page-meta.ts";
import { askedFor, reactParts } from "./slim-react.ts";
import { type Part, routerParts } from "./slim-router.ts";

// Seen and tried with these; with others the build fails until somebody has looked again.
const versions = { react: "19.3.1", "react-dom": "19.3.1", "react-router": "8.4.0" };
const parts: Record<string, Part> = { ...routerParts, ...reactParts };

/** Vite's helper in brief: a later part waits for its own style files, as the tour does for the panorama viewer's. */
const stylesFirst = `
  const asked = {};
  const style = (file) => asked[file] ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/" + file;
    link.onload = link.onerror = done;
    document.head.append(link);
  });
  export const __vitePreload = (load, files = []) =>
    files.length ? Promise.all(files.map(style)).then(load) : load();`;

/** Leaves out of the browser what React and the router bring for others: 18 KB of every first visit. */
export const slimVendor: Plugin = {
  name: "slim-vendor",
  apply: "build",
  enforce: "pre",
  buildStart() {
    for (const [name, version] of Object.entries(versions)) {
      const { version: found } = createRequire(import.meta.url)(`${name}/package.json`) as {
        version: string;
      };
      if (found !== version) {
        throw new Error(
          `${name} is ${found} now: see whether what slim-router.ts and slim-react.ts leave out is still unused, ` +
            "then write the new version into slim-client.ts.",
        );
      }
    }
  },
  transform(code, id) {
    if (this.environment.name !== "client") return null;
    if (id.endsWith("vite/preload-helper.js")) return { code: stylesFirst, map: null };
    const used = id.includes("/app/") && askedFor.exec(code)?.[0];
    if (used) throw new Error(`${id} uses what slim-react.ts leaves out: ${used}`);
    const path = Object.keys(parts).find((end) => id.endsWith(end));
    const slim = path ? trim(path, code, parts[path]!) : code;
    return { code: id.includes("react-router/dist/production/") ? withoutAdvice(slim) : slim, map: null };
  },
};

function trim(path: string, code: string, { whole, functions = {}, methods = [], texts = {} }: Part) {
  if (whole) return instead(path, code, whole);
  let rest = code;
  const found = (what: RegExp | string) => {
    if (typeof what === "string" ? rest.includes(what) : what.test(rest)) return;
    throw new Error(`${path} has changed: ${what}`);
  };
  for (const [from, to] of Object.entries(texts)) {
    found(from);
    rest = rest.replaceAll(from, to);
  }
  for (const [name, stub] of Object.entries(functions)) {
    // From its first line to the brace that closes it, at the same depth.
    const text = new RegExp(
      `^(\\t*)((?:async )?function |(?:var|const) )${name}(?:\\(| = class )[^]*?\\n\\1\\};?$`,
      "m",
    );
    found(text);
    rest = rest.replace(text, (_, __, kind: string) =>
      kind.endsWith("function ") ? `function ${name}${stub}` : `${kind}${name} = ${stub};`,
    );
  }
  for (const name of methods) {
    const text = new RegExp(`^${name}\\.prototype\\.\\w+ = function [^]*?\\n\\};$`, "gm");
    found(text);
    rest = rest.replace(text, "");
  }
  return rest;
}

function instead(path: string, code: string, whole: string) {
  const names =
    /export \{([^}]+)\}/
      .exec(code)?.[1]
      ?.split(",")
      .map((name) => name.trim()) ?? [];
  const missing = names.filter((name) => !whole.includes(`const ${name} `));
  if (names.length === 0 || missing.length > 0) throw new Error(`${path} has changed: ${missing.join()}`);
  return whole;
}

/** The router's sentences to developers: warnings go, and its assertions fail without a text. */
function withoutAdvice(code: string) {
  return code
    .replace(
      /^(.*\b(?:UNSAFE_)?invariant(?:\$\d)?\(.*), (?:"(?:[^"\n\\]|\\.)*"|`[^`\n]*`|get\w+\([^()]*\))\);$/gm,
      "$1);",
    )
    .replace(/^(\t*)(?:warning|warningOnce|warnOnce)\(.*\);$/gm, ";");
}

/** Each page brings its own title and description to the browser, not everybody's. */
export const ownMeta: Plugin = {
  name: "own-meta",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (this.environment.name !== "client" || !id.includes("/app/pages/")) return null;
    const all: Record<string, object> = pageMeta;
    return {
      code: code.replace(/\bpageMeta\["([^"]+)"\]/g, (_, path: string) => JSON.stringify(all[path])),
      map: null,
    };
  },
};
