import { z } from "zod";
import { fieldsIn, type Operation, type Role } from "#operations/operation.ts";
import { operations } from "#operations/registry.ts";
import { textIn } from "./act.server.ts";
import type { FormField } from "./fields.tsx";

/** Operations that a form can ask for, without another line of code. */
export function formOperations(role: Role): Operation[] {
  return operations.filter(
    (one): one is Operation => one.kind === "change" && one.desk !== false && one.roles.includes(role),
  );
}

/** 'Change a role': the title of an operation's form. */
export function formTitle({ title, summary }: Operation): string {
  return title ?? summary.replace(/\.$/, "");
}

export function formFields({ input }: { input: z.ZodObject }): FormField[] {
  return fieldsIn(input).filter(({ kind, desk }) => kind !== "hidden" && kind !== "file" && desk !== false);
}

/** The input as the form has sent it. */
export function inputFrom(operation: Operation, posted: FormData): Record<string, unknown> {
  return Object.fromEntries(
    formFields(operation).flatMap(({ name, kind, required }): [string, unknown][] => {
      const text = textIn(posted, name).trim();
      if (kind === "flag") return posted.get(name) ? [[name, true]] : [];
      if (text === "" && !required) return [];
      const isList = innerType(operation.input.shape[name] as z.ZodType) instanceof z.ZodArray;
      return [[name, isList ? text.split(/[\s,]+/).filter(Boolean) : text]];
    }),
  );
}

function innerType(type: z.ZodType): z.ZodType {
  return type instanceof z.ZodOptional || type instanceof z.ZodDefault
    ? innerType(type.unwrap() as z.ZodType)
    : type;
}
