type ErrorText = { title: string; text: string };

const serverError: ErrorText = {
  title: "This door is stuck",
  text: "Something broke on our end. Try again in a minute, or call the front desk and we’ll help you by phone.",
};

/** By HTTP status. */
const errorTexts: Record<number, ErrorText> = {
  403: {
    title: "That came from another site",
    text: "We only accept messages from our own forms, so this one wasn’t sent. Go back in your browser to find what you wrote, and send it from the form on our contact page. Or call us.",
  },
  404: {
    title: "Oops! Page not found",
    text: "There’s no door at this address. It may have moved when we rebuilt the site.",
  },
  405: {
    title: "This page doesn’t take messages",
    text: "Use the contact form instead, or call the front desk.",
  },
  413: {
    title: "That is too much at once",
    text: "Your message was too long for our form and wasn’t saved. Go back in your browser to find it, shorten it, and send it again. Or call or email us.",
  },
  429: {
    title: "One at a time, please",
    text: "Too many messages came from your connection, and this one wasn’t sent. Wait ten minutes, go back in your browser to find what you wrote, and send it again. Or call us now.",
  },
  503: {
    title: "Too many at once",
    text: "We’re getting more requests than we can handle right now, and your message wasn’t sent. Wait a few seconds, go back in your browser to find what you wrote, and send it again. Or call us.",
  },
};

export function errorText(status: number): ErrorText {
  return errorTexts[status] ?? serverError;
}
