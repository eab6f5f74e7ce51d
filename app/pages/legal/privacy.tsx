import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { LegalPage } from "./legal-page.tsx";
import { privacyText } from "#content/pages/privacy.ts";
import { useGym } from "#app/gym.ts";
import { env } from "#config/env.server.ts";
import type { Route } from "./+types/privacy";

export function loader() {
  return {
    keepDays: env.LEAD_KEEP_DAYS,
    tourUrl: env.TOUR_EMBED_URL,
    calendarUrl: env.SCHEDULE_EMBED_URL,
    mapUrl: env.MAP_EMBED_URL,
  };
}

export const handle = {
  page: {
    title: pageTitle("Privacy"),
    description:
      "No cookies and no ads. What we keep when you write to us, why, for how long, and how to have it erased.",
    picture: "share-base",
  },
} satisfies PageHandle;

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage about="privacy" text={privacyText(loaderData, useGym())} />;
}
