export interface StaffPersonTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: "owner" | "staff";
  invited_at: number;
  /** null until the first passkey is made. */
  joined_at: number | null;
}

export interface StaffPasskeyTable {
  /** The credential id; base64url, like the key. */
  id: string;
  person: string;
  name: string;
  public_key: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** Stores only the hash of the link's secret. A used link is deleted. */
export interface StaffLinkTable {
  hash: string;
  person: string;
  purpose: "invite" | "sign-in";
  expires_at: number;
  /** Hash of the requesting browser's cookie; null if an owner or the command line made the link. */
  asked_by: string | null;
}

/** Stores only the hash of the cookie. */
export interface StaffSessionTable {
  hash: string;
  person: string;
  device: string;
  created_at: number;
  seen_at: number;
  /** null while active. An ended session grants no access, but shows who sent a form after it ended. */
  ended_at: number | null;
}

/** A form that was sent after its session had ended, for the same person in the same browser. */
export interface StaffDraftTable {
  id: string;
  person: string;
  /** Hash of the ended session; after the next sign-in, of the new one. */
  session: string;
  /** Path and query of the form. */
  address: string;
  /** JSON. */
  fields: string;
  made_at: number;
}

/** Used challenges, until they expire, so that none is accepted twice. */
export interface StaffChallengeTable {
  hash: string;
  expires_at: number;
}

/** A browser that shows notifications of the desk. */
export interface PushDeviceTable {
  id: string;
  person: string;
  /** Hash of the session that turned it on. Signing out there turns it off. */
  session: string;
  /** The URL of the push service that reaches this browser. */
  endpoint: string;
  device: string;
  /** '22:00' and '06:00' on the gym's clock; both or neither. */
  quiet_from: string | null;
  quiet_until: string | null;
  made_at: number;
  /** What the last push was about. The push itself is empty: the browser asks the desk. */
  notice: "new" | "assigned" | "test" | null;
  lead: string | null;
  noticed_at: number | null;
}

/** One row: a key pair for VAPID (RFC 8292). */
export interface PushKeyTable {
  id: string;
  /** The uncompressed point in base64url: applicationServerKey in browsers. */
  public_key: string;
  /** JSON Web Key. */
  private_key: string;
}
