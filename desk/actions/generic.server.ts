import { fieldsIn, type Operation, type Role } from "#operations/operation.ts";
import { operations } from "#operations/registry.ts";
import { textIn } from "./act.server.ts";
import type { FormField } from "./fields.tsx";

/** Operations that a form can ask for, without another line of code. */
export function formOperations(role: Role): Operation[] {
  return operations.filter(
    (one): one is Operation =>
      one.kind === "change" && one.roles.includes(role) && !one.withoutForm && !needsMore(one),
  );
}

function needsMore({ input }: Operation): boolean {
  return fieldsIn(input).some(({ kind, required }) => required && (kind === "file" || kind === "hidden"));
}

export function formFields({ input }: Operation): FormField[] {
  return fieldsIn(input).filter(({ kind }) => kind !== "hidden" && kind !== "file");
}

/** The input as the form has sent it. */
export function inputFrom({ input }: Operation, posted: FormData): Record<string, unknown> {
  const fields = fieldsIn(input).filter(({ kind }) => kind !== "hidden" && kind !== "file");
  return Object.fromEntries(
    fields.flatMap(({ name, required, type }): [string, unknown][] => {
      const text = textIn(posted, name).trim();
      if (type === "boolean") return posted.get(name) ? [[name, true]] : [];
      if (text === "" && !required) return [];
      return [[name, type === "array" ? text.split(/[\s,]+/).filter(Boolean) : text]];
    }),
  );
}
