import { z } from "zod";
import { EMPTY, UserError } from "#config/user-error.ts";
import { type Actor, everyone, field } from "#operations/operation.ts";
import { bucketNames } from "./buckets.ts";
import { prepareQueued } from "./prepare-apart.ts";
import { preparePhoto } from "./prepare-photo.ts";

// Shared by the picture operations.

export const shared = { roles: everyone, undo: "journal" } as const;

export const bucketFacts = {
  placeholder: "WHERE",
  choices: bucketNames.map((name) => [name, name] as const),
};

export const photo = {
  name: field(z.string(), { label: "File name", kind: "hidden" }),
  bytes: field(
    z.custom<Buffer>((value) => Buffer.isBuffer(value), EMPTY),
    { label: "Photograph", kind: "file", placeholder: "FILE" },
  ),
  words: field(z.string().trim().min(1, EMPTY), {
    label: "What it shows",
    placeholder: "TEXT",
    help: "what it shows, for people who can't see it",
  }),
  /** Aborted when the sender has left. */
  gone: field(z.custom<AbortSignal>().optional(), { label: "Gone", kind: "hidden" }),
};

export const crop = field(z.object({ across: z.number(), down: z.number(), closer: z.number() }), {
  label: "Which part is shown",
  kind: "hidden",
});

/** The desk encodes in a separate process, so that visitors do not wait. */
export function preparationFor({ via }: Actor, gone?: AbortSignal): typeof preparePhoto {
  return via === "desk" ? prepareQueued(gone) : preparePhoto;
}

export function noPicture(word: string, from: string): UserError {
  return new UserError(
    `There is no picture '${word.slice(0, 80)}' in ${from}.`,
    `\`gym photos list ${from}\` shows them. Nothing was changed.`,
  );
}
