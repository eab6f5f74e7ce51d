import { unbroken } from "#domain/text.ts";

/** Footer texts of #accessibility, #privacy and #terms. */
export const smallPrint = {
  accessibility: `The site works with a keyboard, with a screen reader and at double the text size, with or without JavaScript. The building has ${unbroken("step-free")} entrances with parking next to them. Something in your way? Tell us, and we’ll fix it.`,
  privacy:
    "No cookies and no trackers. We count visits on our own server, without names. What you send in a form goes to our staff and no one else. Ask, and we’ll erase it.",
  terms:
    "Prices and class times can change. What you sign at the front desk or on the membership page is what counts. Train within your limits, and ask a coach if you’re not sure.",
} as const;
