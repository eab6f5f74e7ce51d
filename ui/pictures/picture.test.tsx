import { HtmlValidate } from "html-validate";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const photo = {
  key: "tour-images/image 1.webp",
  version: "0123456789ab",
  width: 1400,
  height: 900,
  alt: "Racks along a brick wall",
  placeholder: "data:image/webp;base64,UklGRg==",
};

test("renders the sizes that exist, with dimensions and alt text", () => {
  const markup = renderToStaticMarkup(<Picture photo={photo} sizes="(min-width: 48rem) 50vw, 100vw" />);
  expect(markup).toContain('width="1400" height="900" alt="Racks along a brick wall" loading="lazy"');
  expect(markup.indexOf("image/avif")).toBeLessThan(markup.indexOf('image/webp" srcSet'));
  expect(markup).toContain("w=1280&amp;f=avif&amp;v=0123456789ab 1280w");
  expect(markup).not.toMatch(/w=(1600|1920)|style=|fetchpriority/i);
  expect(markup.length).toBeLessThan(1900);
});

test("a picture with priority is preloaded", () => {
  const markup = renderToStaticMarkup(<Picture photo={photo} sizes="100vw" priority />);
  expect(markup).toContain('loading="eager" fetchPriority="high"');
});

test("the placeholder is hidden from screen readers, and left out if there is none", () => {
  const blurred = renderToStaticMarkup(<Picture photo={photo} sizes="100vw" />);
  expect(blurred).toMatch(/<img[^>]*src="data:image[^>]*alt="" aria-hidden="true"/);
  const plain = renderToStaticMarkup(<Picture photo={{ ...photo, placeholder: "" }} sizes="100vw" />);
  expect(plain).not.toContain("aria-hidden");
});

test("renders valid HTML", async () => {
  const markup = renderToStaticMarkup(<Picture photo={photo} sizes="100vw" priority />);
  const checker = new HtmlValidate({ extends: ["html-validate:standard"] });
  const report = await checker.validateString(markup);
  const messages = report.results.flatMap(({ messages }) => messages.map(({ message }) => message));
  expect(messages.filter((message) => !/attribute-boolean|uppercase|lowercase/i.test(message))).toEqual([]);
});
