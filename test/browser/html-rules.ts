import { HtmlValidate } from "html-validate";

/**
 * The validator's recommended rules. Turned off: valid syntax that React writes (self-closing slashes, camel case in
 * attributes, empty values for boolean ones), the title length (the crawl has its own limits), and no-break characters in
 * phone numbers (the stylesheet keeps them on one line). Turned on: labels, since axe sees only some pages of a layout.
 */
const htmlRules = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "long-title": "off",
    "tel-non-breaking": "off",
    "input-missing-label": "error",
  },
});

export async function htmlProblems(path: string, html: string): Promise<string[]> {
  const { results } = await htmlRules.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} at ${selector ?? "?"}`),
  );
}
