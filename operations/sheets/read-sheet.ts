import { readCsv, type Sheet } from "./csv.ts";
import { UserError } from "#config/user-error.ts";
import { errorReason } from "#operations/health/finding.ts";
import { readWithin } from "#operations/backup/read-file.ts";

/** First bytes of native spreadsheet files: .xlsx, .ods and .numbers are zip files, .xls is older. */
const OWN_FORMATS = ["504b0304", "d0cf11e0"];

const MAX_SHEET_BYTES = 50 * 1024 * 1024;

/** Reads a CSV file; a UserError says what the file is instead. */
export async function readSheet(path: string): Promise<Sheet> {
  return parseSheet(path, await readWithin(MAX_SHEET_BYTES, path));
}

/** The same for an uploaded file. */
export function parseSheet(path: string, bytes: Buffer): Sheet {
  if (OWN_FORMATS.includes(bytes.subarray(0, 4).toString("hex"))) {
    throw new UserError(
      `${path} is a spreadsheet file, not CSV.`,
      "In the spreadsheet, choose 'Save as' or 'Download', then CSV (UTF-8). Nothing was changed.",
    );
  }
  try {
    return readCsv(bytes);
  } catch (error) {
    throw new UserError(
      `${path} is not a CSV file: ${errorReason(error)}`,
      "Save it from the spreadsheet as CSV (UTF-8) again. Nothing was changed.",
    );
  }
}
