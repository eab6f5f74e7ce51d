import type { z } from "zod";
import { type FieldFacts, fieldsIn, type Operation, type Query } from "#operations/operation.ts";
import { findCollection } from "#operations/registry.ts";
import { check, type Field, json, yes } from "./command.ts";
import type { Override } from "./override.ts";

const placeholders: { [Kind in NonNullable<FieldFacts["kind"]>]?: string } = {
  date: "DAY",
  time: "TIME",
  number: "N",
  url: "URL",
  email: "E-MAIL",
};

/** The arguments and options of a declaration. */
export function fieldsFor(declared: Operation | Query, override: Override) {
  const named = override.args ?? (declared.cli?.args ?? []).map((word) => word.replace("…", ""));
  const fields = [
    ...typedFields(declared.input).map((field) =>
      override.optional?.includes(field.key) ? { ...field, isRequired: false } : field,
    ),
    ...(override.fields ?? []),
  ];
  const args = named.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  const asks = declared.kind === "change" && override.asks !== false;
  const options = [
    ...fields.filter((field) => !args.includes(field) && !override.without?.includes(field.key)),
    ...(asks ? [yes, check] : []),
    json,
  ];
  return { fields, args: args.map((field) => ({ ...field, flag: "" })), options };
}

function typedFields(input: z.ZodObject): Field[] {
  return fieldsIn(input)
    .filter(({ kind }) => kind !== "hidden")
    .map(
      ({
        name,
        label,
        format,
        help = label,
        kind = "text",
        choices,
        suggest,
        placeholder,
        required,
        type,
      }) => ({
        key: name,
        flag: flagFor(name),
        label,
        help: format ?? help,
        placeholder: (placeholder ?? placeholders[kind] ?? flagFor(name).toUpperCase()).replace(/\s*…$/, ""),
        isRequired: required,
        isSwitch: type === "boolean",
        isNumber: type === "number",
        isList: type === "array",
        // The gym may have added others, which the operation knows.
        ...(choices && !suggest && { choices: choices.map(([value]) => value) }),
      }),
    );
}

/** 'as-usual' for asUsual, 'plan-name' for 'Plan Name'. */
function flagFor(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replaceAll(/[ _]/g, "-")
    .toLowerCase();
}

/** False for operations that need a browser, and for collections that other commands change. */
export function isTyped(declared: Operation | Query): boolean {
  const family = declared.name.split(".")[0]!;
  const collection = findCollection(family);
  if (collection && !collection.screen) return false;
  const fields = fieldsIn(declared.input);
  const isFile = fields.some(({ kind }) => kind === "file");
  const isHidden = fields.some(({ kind, required }) => kind === "hidden" && required);
  return declared.cli !== undefined && (isFile || !isHidden);
}
