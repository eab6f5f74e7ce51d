import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { LegalPage } from "./legal-page.tsx";
import { accessibilityText } from "#content/pages/legal.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import type { Route } from "./+types/accessibility";

export function loader() {
  return { photo: sitePicture("step-free-entrance") };
}

export const handle = {
  page: {
    title: pageTitle("Accessibility"),
    description:
      "How this site and this building work for everyone, what does not work well yet, and how to tell us about something in your way.",
    picture: "share-base",
  },
} satisfies PageHandle;

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalPage about="accessibility" text={accessibilityText} {...loaderData} />;
}
