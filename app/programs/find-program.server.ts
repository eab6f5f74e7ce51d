import { data, type RouterContextProvider } from "react-router";
import type { Program } from "#content/programs/program.ts";
import { gymContent } from "#db/readers/gym.server.ts";

/** The program with the gym's changes. Unknown and hidden programs are a 404. */
export function findProgram(context: Readonly<RouterContextProvider>, slug: string): Program {
  const program = context.get(gymContent).programs.shown.find((one) => one.slug === slug);
  if (!program) throw data(null, { status: 404 });
  return program;
}
