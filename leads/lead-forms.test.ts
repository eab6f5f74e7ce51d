import { describe, expect, test } from "vitest";
import { sampleJiuJitsuLead, sampleLead } from "#test/support/send-lead.ts";
import { interests } from "#content/interests.ts";
import { bounds, fieldNames } from "./lead-fields.ts";
import { checkForm } from "./lead-forms.ts";

const findErrors = (form: "contact" | "jiu-jitsu", typed: Record<string, string>) => {
  const checked = checkForm(form, typed);
  return "errors" in checked ? checked.errors : {};
};

test("the jiu-jitsu form has the specification's error messages", () => {
  expect(findErrors("jiu-jitsu", {})).toEqual({
    firstName: "First name is required",
    lastName: "Last name is required",
    email: "Invalid email address",
    phone: "Phone number is required",
    message: "Message is required",
  });
  expect(findErrors("jiu-jitsu", { ...sampleJiuJitsuLead, email: "robin@" })).toEqual({
    email: "Invalid email address",
  });
  expect(findErrors("jiu-jitsu", sampleJiuJitsuLead)).toEqual({});
});

test("the contact form requires name, email and message; the phone is optional, the interest has a default", () => {
  expect(findErrors("contact", { name: " ", message: "\n" })).toEqual({
    name: "Name is required",
    email: "Email is required",
    message: "Message is required",
  });
  const { name, email, message } = sampleLead;
  expect(checkForm("contact", { name, email, message })).toMatchObject({
    value: { phone: "", interest: "General Inquiry" },
  });
  for (const interest of interests) expect(findErrors("contact", { ...sampleLead, interest })).toEqual({});
  expect(findErrors("contact", { ...sampleLead, interest: "Something else" })).toHaveProperty("interest");
});

describe("input is preserved", () => {
  test.each([
    ["name", "Zoë Ångström-Nguyễn 李小龍"],
    ["name", "سارة الشريف"],
    ["message", "שלום, אני רוצה להתחיל \u202Bלהתאמן\u202C"],
    ["message", "Line one\n\n  line two, indented\n\u{1F94B}\u{1F469}\u200D\u{1F692} done"],
    ["message", "x".repeat(bounds.message)],
    ["email", "josé@exämple.com"],
    ["email", "first.last+gym@mail.example.co.uk"],
  ])("%s, number %#", (field, value) => {
    expect(checkForm("contact", { ...sampleLead, [field]: value })).toMatchObject({
      value: { [field]: value },
    });
  });

  test("values are trimmed, line endings normalized, NUL removed", () => {
    const checked = checkForm("contact", {
      ...sampleLead,
      name: " Casey\r\nSample ",
      message: " a\r\nb\0c\n",
    });
    expect(checked).toMatchObject({ value: { name: "Casey Sample", message: "a\nbc" } });
  });
});

test("values beyond their limit are refused with an explanation", () => {
  const long = { ...sampleLead, message: "x".repeat(bounds.message + 1), name: "x".repeat(bounds.name + 1) };
  expect(findErrors("contact", long)).toEqual({
    message: "Message: use 5,000 characters or fewer",
    name: "Name: use 120 characters or fewer",
  });
  const longer = Object.fromEntries(fieldNames("jiu-jitsu").map((name) => [name, "x".repeat(6_000)]));
  expect(findErrors("jiu-jitsu", { ...longer, email: `${"x".repeat(300)}@example.com` })).toEqual({
    firstName: "First name: use 120 characters or fewer",
    lastName: "Last name: use 120 characters or fewer",
    email: "Email: use 254 characters or fewer",
    phone: "Phone: use 60 characters or fewer",
    message: "Message: use 5,000 characters or fewer",
    heardFrom: "Heard about us: use 200 characters or fewer",
  });
});

test("a long subject is cut and not refused, since visitors cannot edit it", () => {
  const subject = `Workshop: ${"x".repeat(bounds.subject - 11)}\u{1F94B} and more`;
  const cut = { value: { subject: subject.slice(0, bounds.subject - 1) } };
  expect(checkForm("contact", { ...sampleLead, subject })).toMatchObject(cut);
  expect(checkForm("jiu-jitsu", { ...sampleJiuJitsuLead, subject })).toMatchObject(cut);
});

test.each([
  "plain",
  "@example.com",
  "a@b",
  "a b@example.com",
  "a@exa mple.com",
  "a@.com",
  "a@b..com",
  "a@b.co,c@d.co",
])("%s is not an email address", (email) =>
  expect(findErrors("contact", { ...sampleLead, email })).toEqual({ email: "Invalid email address" }),
);
