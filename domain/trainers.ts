/** Order of the trainers, their roles, and the file names of their portraits. */

const BIO_MISSING = "Bio coming soon...";
const DEFAULT_ROLE = "Team Member";

export interface Trainer {
  /** Unique on the page: 'casey-sample', 'casey-sample-2'. */
  id: string;
  name: string;
  firstName: string;
  role: string;
  /** The trainer's own words, or 'Bio coming soon...'. */
  bio: string;
  hasBio: boolean;
  /** A sentence about the role, below the bio. */
  roleBio: string;
  specialties: string[];
  /** In the picture store; null for the placeholder. */
  picture: string | null;
  hasValidImage: boolean;
  /** Cells of the columns in content/extra-fields.ts, if there are any. */
  extra?: Readonly<Record<string, string>>;
}

type RoleText = { specialties: readonly string[]; bio: (firstName: string) => string };

/**
 * The gym's roles by rank, and `other` for everybody else. The first one that a role contains wins: 'Coach/Operations' is
 * operations, not coach.
 */
export type RoleTexts = Readonly<Record<string, RoleText>> & { readonly other: RoleText };

const rolesIn = (texts: RoleTexts) => Object.keys(texts).filter((name) => name !== "other");

/** 1 is first. A role that the gym does not have comes last. */
export function roleRank(role: string, texts: RoleTexts): number {
  const roles = rolesIn(texts);
  const index = roles.findIndex((name) => role.toLowerCase().includes(name));
  return (index === -1 ? roles.length : index) + 1;
}

export function isKnownRole(role: string, texts: RoleTexts): boolean {
  return roleRank(role, texts) <= rolesIn(texts).length;
}

export function presentTrainer(
  row: { name: string; role: string; bio: string },
  portraits: Portraits,
  special: SpecialPortraits,
  roleTexts: RoleTexts,
): Omit<Trainer, "id"> {
  const role = row.role || DEFAULT_ROLE;
  const firstName = row.name.split(/\s+/)[0] ?? row.name;
  const { bio, specialties } =
    roleTexts[rolesIn(roleTexts)[roleRank(role, roleTexts) - 1] ?? ""] ?? roleTexts.other;
  const picture = findPortrait(row.name, portraits, special);
  return {
    name: row.name,
    firstName,
    role,
    bio: row.bio || BIO_MISSING,
    hasBio: row.bio !== "",
    roleBio: bio(firstName),
    specialties: [...specialties],
    picture: picture === undefined ? null : `trainers/${picture}`,
    hasValidImage: picture !== undefined,
  };
}

const extensions = ["png", "jpg", "jpeg"];

/** File names by their base name. */
export type Portraits = ReadonlyMap<string, string>;

/** Portraits whose file name differs from the trainer's name: { "Morgan Demo": ["coach-morgan"] }. */
export type SpecialPortraits = Readonly<Record<string, readonly string[]>>;

/** 'casey-sample.png' wins over 'casey-sample.jpg'. */
export function portraitsIn(files: readonly string[]): Portraits {
  const portraits = new Map<string, string>();
  for (const extension of extensions.toReversed()) {
    for (const file of files) {
      if (file.endsWith(`.${extension}`)) portraits.set(file.slice(0, -extension.length - 1), file);
    }
  }
  return portraits;
}

export function findPortrait(
  name: string,
  portraits: Portraits,
  special: SpecialPortraits,
): string | undefined {
  return nameSpellings(name, special)
    .map((spelling) => portraits.get(spelling))
    .find((file) => file !== undefined);
}

/** Possible file names of a portrait, in order. */
export function pictureNames(name: string, special: SpecialPortraits): string[] {
  return [...new Set(nameSpellings(name, special))].flatMap((spelling) =>
    extensions.map((extension) => `${spelling}.${extension}`),
  );
}

/** Special cases come first, then common spellings of the name. */
function nameSpellings(name: string, special: SpecialPortraits): string[] {
  const parts = plainParts(name);
  return [
    ...(Object.hasOwn(special, name) ? special[name]! : []),
    parts.join("-"),
    [parts.at(0), parts.at(-1)].join("-"),
    parts.join("_"),
    parts.join(""),
    name.trim(),
  ].filter(Boolean);
}

/** 'Zoë O'Specimen' → zoe, ospecimen */
function plainParts(name: string): string[] {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

type Sortable = Pick<Trainer, "name" | "role" | "hasValidImage">;

/** Listed names first, then trainers with a picture, then by role, then by name. */
export function trainerOrder(first: readonly string[], roleTexts: RoleTexts) {
  const priority = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return (a: Sortable, b: Sortable): number =>
    priority(a.name) - priority(b.name) ||
    Number(b.hasValidImage) - Number(a.hasValidImage) ||
    roleRank(a.role, roleTexts) - roleRank(b.role, roleTexts) ||
    a.name.localeCompare(b.name, "en-US");
}

/** Trainers with a position are put there (1 is first); the others fill the gaps in their order. */
export function inPlaces<T extends { name: string }>(
  sorted: readonly T[],
  places: ReadonlyMap<string, number>,
): T[] {
  const placeFor = ({ name }: T) => places.get(name) ?? 0;
  const order = sorted.filter(({ name }) => !places.has(name));
  // If two have the same position, the one inserted last comes first.
  const placed = sorted.filter(({ name }) => places.has(name)).toReversed();
  for (const one of placed.toSorted((a, b) => placeFor(a) - placeFor(b)))
    order.splice(placeFor(one) - 1, 0, one);
  return order;
}
