import type { z } from "zod";
import { fieldsIn, type Operation, type Role } from "#operations/operation.ts";
import { operations } from "#operations/registry.ts";
import { textIn } from "./act.server.ts";
import type { FormField } from "./fields.tsx";

/** Operations that need no screen of their own: a form is generated. */
export function formOperations(role: Role): Operation[] {
  return operations.filter(
    (one): one is Operation => one.kind === "change" && one.desk !== false && one.roles.includes(role),
  );
}

export function formFields({ input }: { input: z.ZodObject }): FormField[] {
  return fieldsIn(input).filter(isInForm);
}

/** The input that the form sent. */
export function inputFrom({ input }: Operation, posted: FormData): Record<string, unknown> {
  return Object.fromEntries(
    fieldsIn(input)
      .filter(isInForm)
      .flatMap(({ name, required, type }): [string, unknown][] => {
        const text = textIn(posted, name).trim();
        if (type === "boolean") return posted.get(name) ? [[name, true]] : [];
        if (text === "" && !required) return [];
        return [[name, type === "array" ? text.split(/[\s,]+/).filter(Boolean) : text]];
      }),
  );
}

function isInForm({ kind, desk }: FormField): boolean {
  return kind !== "hidden" && kind !== "file" && desk !== false;
}
