import { privacyText as shippedPrivacy } from "../../pages/privacy.ts";

/** As the software works. Add a section about cameras in your rooms, if there are any. */
export const privacyText: typeof shippedPrivacy = (settings, gym) => {
  const shipped = shippedPrivacy(settings, gym);
  return { ...shipped, sections: shipped.sections.filter(({ mark }) => mark !== "Cameras") };
};
