import { json, type Options, yes } from "#cli/command.ts";

/** Every command that changes something shows the difference and asks. */
export const asked: Options = {
  ...yes,
  check: { type: "boolean", about: "show the difference and change nothing" },
  ...json,
};

export const why: Options = {
  why: { type: "string", value: "TEXT", about: "the reason, as visitors read it: 'Coach is ill'" },
};
