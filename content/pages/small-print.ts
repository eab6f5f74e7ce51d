import { unbroken } from "#domain/text.ts";

/** Footer texts of #accessibility, #privacy and #terms. */
export const smallPrint = {
  accessibility: `The site works with a keyboard, a screen reader and text at twice the size, with script or without. The station has ${unbroken("step-free")} doors and parking beside them. Something in your way? Tell us and we fix it.`,
  privacy:
    "No cookies and no trackers. We count visits on our own server, without names. What you write in a form goes to our staff, to answer you, and to no one else. Ask and we erase it.",
  terms:
    "Prices and class times can change; what you sign with us at the desk or on the membership page is what counts. Train within your limits and ask a coach when you are not sure.",
} as const;
