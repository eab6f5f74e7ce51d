import { UserError } from "#config/user-error.ts";
import { parseWeek } from "#domain/schedule/week-hours.ts";
import type { OpenHours } from "#domain/schedule/clock.ts";
import type { Terminal } from "#cli/terminal.ts";

/** The questions at a terminal. The answers are checked like those of a file. */
export async function askAnswers(terminal: Terminal): Promise<unknown> {
  const ask = async (question: string) => {
    const answer = await terminal.ask(question);
    if (answer === null)
      throw new UserError(
        "Nobody answered, so nothing was changed.",
        "Or write the answers into a file: gym new --answers FILE.json",
      );
    return answer;
  };
  const name = await ask("What is the gym called?");
  const street = await ask("Street and number?");
  const town = await ask("Town?");
  const region = (await ask("State, in two letters?")).toUpperCase();
  const postalCode = await ask("ZIP code?");
  const timeZone = await ask("Time zone, like America/Phoenix?");
  const phone = await ask("Phone?");
  const email = await ask("E-mail address for visitors?");
  const hours = await ask("When is someone at the desk, like 'Mon-Fri 6am-8pm, Sat 8am-noon'?");
  const allDayAccess = /^y/i.test(await ask("May members come in at any hour? [yes/no]"));
  const programs = listed(await ask("Programs, separated by commas?"));
  const color = await ask("Main color, like #0a5c8f?");
  const pages = listed(await ask("Pages, separated by commas? Empty for all."));
  return {
    name,
    street,
    town,
    region,
    postalCode,
    timeZone,
    phone,
    email,
    allDayAccess,
    programs,
    color,
    hours: readHours(hours),
    ...(pages.length > 0 && { pages }),
  };
}

const listed = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

function readHours(text: string): unknown {
  const week = parseWeek(text);
  if (!week) return text;
  const span = (open: OpenHours | null) => open && `${open.opens}-${open.closes}`;
  return Object.fromEntries(Object.entries(week).map(([day, open]) => [day, span(open)]));
}
