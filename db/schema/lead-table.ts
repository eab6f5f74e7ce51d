/** stopped: the receiver answered 410. quarantined: held back. kept: no receiver was configured when the lead came. */
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
  /** The contract's payload, word for word as it was first made. */
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
  consent_version: string | null;
  /** What the visitor came for, where the form says it: an event, a coach, a job. */
  subject: string | null;
  /** All that was typed and the page; unique, and given up to a later lead after ten minutes. */
  fingerprint: string;
  state: LeadState;
  /** Why it was held back; stays when a person has let it go. */
  quarantine_reason: string | null;
  /** Held back, and a person has opened it or got the letter that counts it. */
  told_at: number | null;
  /** Why it looks like spam, although it goes out. */
  doubt: string | null;
  attempts: number;
  /** Since when it is being tried: three days and a dozen tries later it has failed. When the message came, `created_at` says alone. */
  queued_at: number | null;
  /** While a process is delivering, this is the end of its lease. */
  next_try_at: number | null;
  lease_until: number | null;
  lease_owner: string | null;
  last_error: string | null;
  delivered_at: number | null;
  /** null: no e-mail was asked for. */
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
  /** The e-mail address of who looks after it, as the desk has given it out. */
  assigned_to: string | null;
  /** How far it has come; null is new. */
  stage: LeadStage | null;
  /** The desk asks for it again from then on. */
  snoozed_until: number | null;
}
