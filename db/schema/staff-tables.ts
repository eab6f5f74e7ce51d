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
  /** The authenticator's own name for it, base64url, as is the key. */
  id: string;
  person: string;
  name: string;
  public_key: string;
  counter: number;
  /** Comma between them. */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** Only the hash of what stands in the link; a link that was used is gone. */
export interface StaffLinkTable {
  hash: string;
  person: string;
  purpose: "invite" | "sign-in";
  expires_at: number;
  /** The hash of what the browser holds that has asked for it; null: an owner, or the command line, has made it. */
  asked_by: string | null;
}

/** Only the hash of what the cookie holds. */
export interface StaffSessionTable {
  hash: string;
  person: string;
  device: string;
  created_at: number;
  seen_at: number;
  /** It opens nothing any more; kept for a while to know whose it was. null: it ends by its age. */
  ended_at: number | null;
}

/** What a form has sent when its session had ended: for the same person in the same browser. */
export interface StaffDraftTable {
  id: string;
  person: string;
  /** The hash of the session that had ended; after the next sign-in, that of the new one. */
  session: string;
  /** Of the form: path and query. */
  address: string;
  /** JSON. */
  fields: string;
  made_at: number;
}

/** Those that were answered, until they would have run out: none is answered twice. */
export interface StaffChallengeTable {
  hash: string;
  expires_at: number;
}

/** A browser that shows notifications of the desk. */
export interface PushDeviceTable {
  id: string;
  person: string;
  /** The hash of the session that turned it on: signing out there turns it off. */
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
  /** The uncompressed point, base64url: what browsers call applicationServerKey. */
  public_key: string;
  /** JSON Web Key. */
  private_key: string;
}
