type ErrorText = { title: string; text: string };

const serverError: ErrorText = {
  title: "This door is stuck",
  text: "Something broke on our side, not yours. Try again in a minute, or call the desk and we will help you by phone.",
};

/** By HTTP status. */
const errorTexts: Record<number, ErrorText> = {
  403: {
    title: "That came from another site",
    text: "We take messages only from our own forms, so this one was not taken. Go back in your browser to find what you wrote, and send it from the form on our contact page. Or call us.",
  },
  404: {
    title: "Oops! Page not found",
    text: "There is no door at this address. It may have moved when we rebuilt the site.",
  },
  405: { title: "This page takes no messages", text: "Use the contact form instead, or call the desk." },
  413: {
    title: "That is too much at once",
    text: "What you sent was too large for our form, and none of it was kept here. Go back in your browser to find it, shorten it, and send it again. Or call or email us.",
  },
  429: {
    title: "One at a time, please",
    text: "Many messages came from your connection, and this one was not taken. Wait ten minutes, go back in your browser to find what you wrote, and send it again. Or call us now.",
  },
  503: {
    title: "Too many at once",
    text: "We are getting more requests than we can handle right now, and your message was not taken. Wait a few seconds, go back in your browser to find what you wrote, and send it again. Or call us.",
  },
};

export function errorText(status: number): ErrorText {
  return errorTexts[status] ?? serverError;
}
