import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Spreadsheets that the second gym imports. */
const tables: Record<string, string> = {
  plans: `Plan Name,Term,Price,URL
Strength Monthly,Monthly,$80.00,
Strength Drop In,Non-Renewable,$15.00,
Open Gym - Family,Monthly,$140.00,
`,
  trainers: `Name,Role,bio
Kit Invented,Owner,Coaches the first hour of every day.
`,
  events: `id,title,day,starts,ends,location,description,image,capacity,capacity_note,status
lift-off,Lift-Off,2031-06-07,10:05,12:10,"Main floor, Larkspur",A first meet for everybody.,,30,,planned
speed-day,Speed Day,2031-06-14,10:05,12:10,"Field, Pine Hollow",Run and be timed.,,,,planned
`,
};

/** Clears the sample and imports these rows. */
export async function fillTables(folder: string, gym: (...words: string[]) => Promise<void>): Promise<void> {
  await gym("sample", "clear", "--yes");
  for (const [subject, csv] of Object.entries(tables)) {
    const file = join(folder, `${subject}.csv`);
    writeFileSync(file, csv);
    await gym(subject, "import", file, "--yes");
  }
}
