import { HtmlValidate } from "html-validate";

/**
 * The validator's recommended rules. Off is what React writes in its own equally valid way (an XML-like slash, camel
 * case in attributes, empty values for boolean ones), and two matters of taste: a length of titles that the
 * specification's form for sports exceeds (the crawl has its own limits), and signs that keep a phone number on one
 * line, which the style sheet does.
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
  },
});

export async function htmlFaults(path: string, html: string): Promise<string[]> {
  const { results } = await htmlRules.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} at ${selector ?? "?"}`),
  );
}
