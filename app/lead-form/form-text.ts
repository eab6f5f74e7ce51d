import { bounds, type LeadForm, type NotTaken } from "#leads/lead-fields.ts";

/** The specification's words and times (section 8), and ours for the case it doesn't know. */
export const sentWords = {
  contact: {
    title: "Message Sent Successfully!",
    text: "Thanks for reaching out! We'll get back to you soon.",
    ms: 5000,
  },
  "jiu-jitsu": { title: "Message Sent!", text: "We'll get back to you shortly.", ms: 5000 },
} as const satisfies Record<LeadForm, { title: string; text: string; ms: number }>;

/** What stays in the form's place after the toast, until the visitor goes on. */
export const keptWords = {
  title: "Your message is with us",
  text: "Nothing else to do. The form is empty again, should you want to add something.",
} as const;

type Words = { title: string; text: string; ms: number };

/** What is said, and said again in a toast, of a message that was not taken. */
export function notTakenWords(state: NotTaken, form: LeadForm, phone: string): Words {
  return { failed: failedWords, busy: busyWords, unsure: unsureWords, long: longWords }[state](phone, form);
}

function failedWords(phone: string, form: LeadForm): Words {
  if (form === "jiu-jitsu") {
    return { title: "Error", text: "Failed to send message. Please try again.", ms: 7000 };
  }
  return {
    title: "Error Sending Message",
    text: `There was a problem sending your message. Please try again or call us directly at ${phone}.`,
    ms: 7000,
  };
}

function busyWords(phone: string): Words {
  return {
    title: "Too many messages at once",
    text: `Many messages have come from your network in the last ten minutes. Please wait a few minutes and send yours again, or call us at ${phone}. What you wrote is still here.`,
    ms: 7000,
  };
}

function unsureWords(phone: string): Words {
  return {
    title: "Please send it once more",
    text: `Your browser did not say from which site this came, as when a page was saved or stands within another one, so we have not taken it yet. What you wrote is here: press Send again. Should this come back, call us at ${phone}.`,
    ms: 7000,
  };
}

function longWords(phone: string): Words {
  return {
    title: "Your message is too long",
    text: `It has to fit into ${bounds.message.toLocaleString("en-US")} characters. Only its beginning reached us, and it is still here. Shorten it and send it again, or go back in your browser to get all of your text. Or call us at ${phone}.`,
    ms: 7000,
  };
}
