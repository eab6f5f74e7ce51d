import type { ActionFunctionArgs } from "react-router";
import { contactCopy } from "#content/contact.ts";
import { hoursCopy } from "#content/hours.ts";
import { findUs } from "#content/home.ts";
import { mapFrameUrl } from "#content/map-frame.ts";
import { metaTags, pageMeta } from "#content/page-meta.ts";
import { phone, places } from "#content/site.ts";
import { oneOf } from "#data/page-query.ts";
import { env } from "#env";
import { answerLeadPost } from "#leads/lead-post.server.ts";
import { sitePhoto } from "#photos/site-photos.server.ts";
import { ContactSection } from "#app/sections/contact-section.tsx";
import { FindUs } from "#app/sections/find-us.tsx";
import { HeroSplit } from "#app/sections/hero-split.tsx";
import { sendLead } from "#app/sections/send-lead.ts";
import { signOf } from "#app/ui/sign.ts";
import type { Route } from "./+types/contact";

export const handle = { query: { sent: oneOf("1") } };

export function loader() {
  return { hero: sitePhoto("hero-contact"), mapUrl: mapFrameUrl(env.MAP_EMBED_URL, places.maineville) };
}

export function action(args: ActionFunctionArgs) {
  return answerLeadPost("contact", args);
}

export const clientAction = sendLead;

export function meta() {
  return metaTags(pageMeta["/contact"]);
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { hero, mapUrl } = loaderData;
  const { heading, text, eyebrow } = contactCopy.hero;
  return (
    <>
      <HeroSplit
        photo={hero}
        {...signOf(eyebrow)}
        title={heading}
        lead={text}
        trail={[{ label: "Contact" }]}
      />
      <ContactSection phone={phone} copy={contactCopy.section} tone="bone" />
      <FindUs place="maineville" words={findUs} frameUrl={mapUrl} facts={[hoursCopy.membersText]} />
    </>
  );
}
