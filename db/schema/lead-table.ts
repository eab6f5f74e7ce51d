/** stopped: the receiver answered 410. quarantined: withheld as spam. kept: no channel was configured when the lead arrived. */
export type LeadState = "waiting" | "delivered" | "failed" | "stopped" | "quarantined" | "kept";

export const leadStages = ["new", "in contact", "visit booked", "joined", "not now"] as const;
export type LeadStage = (typeof leadStages)[number];

export interface LeadTable {
  id: string;
  created_at: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  interest: string;
  first_name: string | null;
  last_name: string | null;
  /** As in the first webhook payload. Never changes. */
  timestamp: string;
  source: string;
  source_url: string;
  user_agent: string;
  /** The path of the page whose form was sent, and the first page of the visit. */
  page: string | null;
  landing_page: string | null;
  referrer: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  utm_content: string | null;
  heard_from: string | null;
  /** JSON: answers to the questions of content/extra-fields.ts by their names, except heardFrom. */
  answers: string | null;
  consent_version: string | null;
  /** What the visitor asks about, if the form knows it: an event, a coach, a job. */
  subject: string | null;
  /** Hash of the typed text and the page; unique. After ten minutes a later lead may take it. */
  fingerprint: string;
  state: LeadState;
  /** Why it was quarantined; stays after a release. */
  quarantine_reason: string | null;
  /** When a person first opened it, or got the e-mail that lists it as quarantined. */
  told_at: number | null;
  /** Why it may be spam, although it is delivered. */
  doubt: string | null;
  attempts: number;
  /** When delivery started. It fails after three days and at least twelve attempts. */
  queued_at: number | null;
  /** While a process is delivering: the end of its lease. */
  next_try_at: number | null;
  lease_until: number | null;
  lease_owner: string | null;
  last_error: string | null;
  delivered_at: number | null;
  /** null: no e-mail is configured. */
  email_state: LeadState | null;
  email_attempts: number;
  email_queued_at: number | null;
  email_next_try_at: number | null;
  email_lease_until: number | null;
  email_lease_owner: string | null;
  email_last_error: string | null;
  email_delivered_at: number | null;
  answered_at: number | null;
  answered_note: string | null;
  /** E-mail address of a staff member. */
  assigned_to: string | null;
  /** null is new. */
  stage: LeadStage | null;
  /** The desk hides it until then. */
  snoozed_until: number | null;
  /** The event that the message is about. Before migration 0024 also the one that its sender is coming to. */
  event_id: string | null;
  /** How many people are coming; null: not marked as coming. */
  coming: number | null;
  /** The event that they are coming to; null: `event_id`, or not marked as coming. */
  coming_to: string | null;
}

/** A reply to a message or a note about it; deleted with it. */
export interface LeadNoteTable {
  id: string;
  lead: string;
  at: number;
  /** E-mail address of a staff member. */
  author: string;
  /** Not shown: answered, a copy of `answered_note`, which undo needs; sending, the claim of a reply that is being mailed. */
  kind: "reply" | "note" | "answered" | "sending";
  words: string;
}

/** A reply that the gym writes often; {first name} and {program} are filled in. */
export interface ReplyTemplateTable {
  id: string;
  name: string;
  words: string;
}
