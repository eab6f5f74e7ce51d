import { privacyText as shippedPrivacy } from "../../pages/privacy.ts";

/** Describes what the software does. If you have cameras in your rooms, add a section about them. */
export const privacyText: typeof shippedPrivacy = (settings, gym) => {
  const shipped = shippedPrivacy(settings, gym);
  return { ...shipped, sections: shipped.sections.filter(({ mark }) => mark !== "Cameras") };
};
