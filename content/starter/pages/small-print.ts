/** Footer texts of #accessibility, #privacy and #terms. */
export const smallPrint = {
  accessibility:
    "The site works with a keyboard, with a screen reader and at double the text size. Something in your way? Tell us, and we’ll fix it.",
  privacy:
    "No cookies and no trackers. We count visits on our own server, without names. What you send in a form goes to our staff and no one else.",
  terms: "Prices and class times can change. What you sign with us is what counts. Train within your limits.",
};
