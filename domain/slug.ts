/** 'Partner Workout' is partner-workout; the second of that name is partner-workout-2. */
export function slug(text: string, taken: ReadonlySet<string> = new Set()): string {
  const plain =
    text
      .normalize("NFD")
      .replace(/[\u0300-\u036f'’]/g, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replace(/^-+|-+$/g, "") || "new";
  if (!taken.has(plain)) return plain;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${plain}-${number}`)) return `${plain}-${number}`;
  }
}
