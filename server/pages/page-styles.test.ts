import { expect, test } from "vitest";
import { pageStyles } from "./page-styles.ts";

const page = (...classes: string[]) => `<p class="${classes.join(" ")}">`;

test.each([
  ["a rule of the page", ".btn{color:red}", page("btn"), ".btn{color:red}"],
  ["a rule of another page", ".kitchen{color:red}", page("btn"), ""],
  ["what needs no class", "a:hover,[hidden],#main>*{x:y}", page(), "a:hover,[hidden],#main>*{x:y}"],
  ["of several selectors those that fit", ".a,.b .c,.b{x:y}", page("b"), ".b{x:y}"],
  ["all classes of a selector", ".a>.b.c:hover{x:y}", page("a", "b"), ""],
  [
    "what stands in brackets decides nothing",
    ".a:not(.z):is(.y,.x){x:y}",
    page("a"),
    ".a:not(.z):is(.y,.x){x:y}",
  ],
  ["nor in an attribute", '.a[data-x=".z,.y"]{x:y}', page("a"), '.a[data-x=".z,.y"]{x:y}'],
  ["an escaped class", ".md\\:h-\\[2\\.5rem\\]{x:y}", page("md:h-[2.5rem]"), ".md\\:h-\\[2\\.5rem\\]{x:y}"],
  ["an escaped class in markup", ".\\[\\&_a\\]\\:x a{x:y}", page("[&amp;_a]:x"), ".\\[\\&_a\\]\\:x a{x:y}"],
  [
    "groups, without empty ones",
    "@media print{.a{x:y}}@media all{.b{x:y}}",
    page("a"),
    "@media print{.a{x:y}}",
  ],
  [
    "layers keep their order",
    "@layer one{.b{x:y}}@layer two{.a{x:y}}",
    page("a"),
    "@layer one{}@layer two{.a{x:y}}",
  ],
  ["statements", "@layer one,two;.a{x:y}", page("a"), "@layer one,two;.a{x:y}"],
  [
    "fonts and frames of films",
    "@keyframes k{to{x:y}}@font-face{x:y}",
    page(),
    "@keyframes k{to{x:y}}@font-face{x:y}",
  ],
  ["nested rules with their parent", ".a{x:y;& .b{x:y}}", page("a"), ".a{x:y;& .b{x:y}}"],
  ["braces in strings and comments", '.a{x:"}"}/*{*/.b{x:y}', page("a"), '.a{x:"}"}'],
])("%s", (_, stylesheet, html, kept) => {
  expect(pageStyles(stylesheet, () => "")(html, [])).toBe(kept);
});

test("what a script may draw later has its styles from the start", () => {
  const scripts: Record<string, string> = {
    "/assets/home-1.js": 'import{t}from"./frame-1.js";const l=()=>import(`./box-1.js`);e({className:"a b"})',
    "/assets/frame-1.js": "e({className:`btn btn-${t} ${n?`c`:``}`})",
    "/assets/box-1.js": 'import"./home-1.js";import"./vendor-1.js";e({className:"d"})',
    "/assets/vendor-1.js": '"e"',
  };
  const stylesheet = ["a", "b", "btn", "btn-ink", "btnx", "c", "d", "e"]
    .map((name) => `.${name}{x:y}`)
    .join("");
  const asked: string[] = [];
  const styles = pageStyles(stylesheet, (address) => {
    asked.push(address);
    return scripts[address]!;
  });
  for (let view = 0; view < 2; view++) {
    expect(styles("", ["/assets/home-1.js"]).replaceAll("{x:y}", "")).toBe(".a.b.btn.btn-ink.c.d");
  }
  expect(asked).toEqual(["/assets/home-1.js", "/assets/frame-1.js", "/assets/box-1.js"]);
});
