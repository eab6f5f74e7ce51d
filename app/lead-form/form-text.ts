import { bounds, type LeadForm, type NotTaken } from "#leads/lead-fields.ts";

/** Toasts after a sent message, as the specification has them (section 8). */
export const sentText = {
  contact: {
    title: "Message Sent Successfully!",
    text: "Thanks for reaching out! We'll get back to you soon.",
    ms: 5000,
  },
  "jiu-jitsu": { title: "Message Sent!", text: "We'll get back to you shortly.", ms: 5000 },
} as const satisfies Record<LeadForm, { title: string; text: string; ms: number }>;

/** The notice in the form after the toast. */
export const sentNotice = {
  title: "Your message is with us",
  text: "You’re all set. To add something, just send another message.",
} as const;

type ToastText = { title: string; text: string; ms: number };

/** The notice and the toast for a message that was not accepted. */
export function rejectionText(state: NotTaken, form: LeadForm, phone: string): ToastText {
  return { failed: failedText, busy: busyText, unsure: unsureText, long: longText }[state](phone, form);
}

function failedText(phone: string, form: LeadForm): ToastText {
  if (form === "jiu-jitsu") {
    return { title: "Error", text: "Failed to send message. Please try again.", ms: 7000 };
  }
  return {
    title: "Error Sending Message",
    text: `There was a problem sending your message. Please try again or call us directly at ${phone}.`,
    ms: 7000,
  };
}

function busyText(phone: string): ToastText {
  return {
    title: "Too many messages at once",
    text: `Many messages have come from your network in the last ten minutes. Please wait a few minutes and send yours again, or call us at ${phone}. Your message is still here.`,
    ms: 7000,
  };
}

function unsureText(phone: string): ToastText {
  return {
    title: "Please send it once more",
    text: `Your browser didn’t tell us which site this came from, so we haven’t sent it yet. Your message is still here: press Send again. If you see this again, call us at ${phone}.`,
    ms: 7000,
  };
}

function longText(phone: string): ToastText {
  return {
    title: "Your message is too long",
    text: `The limit is ${bounds.message.toLocaleString("en-US")} characters. Only the beginning reached us. Shorten it and send it again, or go back in your browser to get the full text. Or call us at ${phone}.`,
    ms: 7000,
  };
}
