/** Who comes first, what a role says about its trainer, and under which names a portrait may be filed. */

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
  /** A sentence on what somebody in this role does, for under the bio. */
  roleBio: string;
  specialties: string[];
  /** In the picture store; null for the placeholder. */
  picture: string | null;
  hasValidImage: boolean;
}

interface RoleFacts {
  rank: number;
  /** In lower case, the part of a role's text that makes it this role. */
  keyword: string;
  specialties: readonly string[];
  bio: (firstName: string) => string;
}

// In the order in which they are looked for: 'Coach/Operations' is operations before it is a coach.
const roles: readonly RoleFacts[] = [
  {
    rank: 1,
    keyword: "owner",
    specialties: ["Gym Leadership", "Strength & Conditioning", "Program Design", "Community Building"],
    bio: (name) => `As an owner, ${name} sets the direction of the gym and still coaches on the floor.`,
  },
  {
    rank: 2,
    keyword: "head coach",
    specialties: ["Strength & Conditioning", "Olympic Lifting", "Coach Development", "Group Classes"],
    bio: (name) => `As head coach, ${name} writes the training and looks after the coaches who teach it.`,
  },
  {
    rank: 3,
    keyword: "operations",
    specialties: ["Group Classes", "Member Support", "Facility Operations"],
    bio: (name) => `${name} coaches and keeps the gym running, from the timetable to the chalk buckets.`,
  },
  {
    rank: 4,
    keyword: "sales",
    specialties: ["Membership Advice", "Goal Setting", "Group Classes"],
    bio: (name) => `${name} coaches and helps new members find the membership and the class that fit them.`,
  },
  {
    rank: 5,
    keyword: "nutrition",
    specialties: ["Nutrition Coaching", "Meal Planning", "Body Composition", "Habit Building"],
    bio: (name) => `${name} coaches and works with the nutrition team on plans that survive a busy week.`,
  },
  {
    rank: 6,
    keyword: "administration",
    specialties: ["Member Services", "Scheduling", "Billing Support"],
    bio: (name) => `${name} answers the questions on memberships, billing and schedules.`,
  },
  {
    rank: 7,
    keyword: "coach",
    specialties: ["Group Classes", "Functional Training", "Personal Training", "Mobility"],
    bio: (name) => `As a coach, ${name} teaches classes and trains members one to one.`,
  },
];

const noRole: RoleFacts = {
  rank: 8,
  keyword: "",
  specialties: ["Fitness Training", "Member Support"],
  bio: (name) => `${name} is part of the team that keeps the doors open and the floor friendly.`,
};

function roleFacts(role: string): RoleFacts {
  return roles.find(({ keyword }) => role.toLowerCase().includes(keyword)) ?? noRole;
}

export function roleRank(role: string): number {
  return roleFacts(role).rank;
}

export function presentTrainer(
  row: { name: string; role: string; bio: string },
  portraits: Portraits,
  special: SpecialPortraits,
): Omit<Trainer, "id"> {
  const role = row.role || DEFAULT_ROLE;
  const firstName = row.name.split(/\s+/)[0] ?? row.name;
  const facts = roleFacts(role);
  const picture = findPortrait(row.name, portraits, special);
  return {
    name: row.name,
    firstName,
    role,
    bio: row.bio || BIO_MISSING,
    hasBio: row.bio !== "",
    roleBio: facts.bio(firstName),
    specialties: [...facts.specialties],
    picture: picture === undefined ? null : `trainers/${picture}`,
    hasValidImage: picture !== undefined,
  };
}

const extensions = ["png", "jpg", "jpeg"];

/** File names by what they say before their ending. */
export type Portraits = ReadonlyMap<string, string>;

/** Portraits filed under another name than the trainer's: { "Morgan Demo": ["coach-morgan"] }. */
export type SpecialPortraits = Readonly<Record<string, readonly string[]>>;

/** Of 'casey-sample.png' and 'casey-sample.jpg' the first is the one. */
export function portraitsIn(files: readonly string[]): Portraits {
  const found = new Map<string, string>();
  for (const extension of extensions.toReversed()) {
    for (const file of files) {
      if (file.endsWith(`.${extension}`)) found.set(file.slice(0, -extension.length - 1), file);
    }
  }
  return found;
}

export function findPortrait(
  name: string,
  portraits: Portraits,
  special: SpecialPortraits,
): string | undefined {
  return spellingsOf(name, special)
    .map((spelling) => portraits.get(spelling))
    .find((file) => file !== undefined);
}

/** The file names to look for, in order. */
export function pictureNames(name: string, special: SpecialPortraits): string[] {
  return [...new Set(spellingsOf(name, special))].flatMap((spelling) =>
    extensions.map((extension) => `${spelling}.${extension}`),
  );
}

/** Special cases, then first and last name in the usual spellings. */
function spellingsOf(name: string, special: SpecialPortraits): string[] {
  const parts = plainParts(name);
  return [
    ...(special[name] ?? []),
    parts.join("-"),
    [parts.at(0), parts.at(-1)].join("-"),
    parts.join("_"),
    parts.join(""),
    name.trim(),
  ].filter(Boolean);
}

/** 'Zoë O'Specimen' is zoe, ospecimen. */
function plainParts(name: string): string[] {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

type Standing = Pick<Trainer, "name" | "role" | "hasValidImage">;

/** Names on the gym's list first; then trainers with a picture; then by role; then by name. */
export function byStanding(first: readonly string[]) {
  const priority = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length);
  return (a: Standing, b: Standing): number =>
    priority(a.name) - priority(b.name) ||
    Number(b.hasValidImage) - Number(a.hasValidImage) ||
    roleRank(a.role) - roleRank(b.role) ||
    a.name.localeCompare(b.name, "en-US");
}
