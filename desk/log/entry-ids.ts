const MOST = 50;

export const isEntryId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** The ids of audit entries in an address or a form: `done=ID,ID`. */
export function entryIds(text: string): string[] {
  return text.split(",").filter(isEntryId).slice(0, MOST);
}

/** The ids in the address to which a saved form leads. */
export function savedIds({ headers }: Response): string[] {
  const { searchParams } = new URL(headers.get("location") ?? "", "https://desk.example");
  return entryIds(searchParams.get("done") ?? "");
}
