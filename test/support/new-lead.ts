import type { NewLead } from "#leads/lead-store.server.ts";
import { sampleLead } from "./send-lead.ts";

/** A lead as the action passes it to the store. */
export function newLead(change: Partial<NewLead> = {}): NewLead {
  return {
    ...sampleLead,
    first_name: null,
    last_name: null,
    source: "Website contact form",
    source_url: "http://localhost:3000/contact",
    user_agent: "test",
    page: "/contact",
    landing_page: null,
    referrer: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    utm_term: null,
    utm_content: null,
    heard_from: null,
    answers: null,
    subject: null,
    event_id: null,
    consent_version: "test",
    receivedAt: Date.now(),
    doubt: null,
    quarantineReason: null,
    ...change,
  };
}
