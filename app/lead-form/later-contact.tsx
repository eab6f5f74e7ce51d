import { later } from "#app/ui/later.tsx";

/** The #contact section with its form: script for it is fetched when the visitor comes near. */
export const ContactSection = later("contact", () =>
  import("./contact-section.tsx").then((part) => part.ContactSection),
);
