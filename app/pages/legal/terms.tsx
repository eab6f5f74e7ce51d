import { titled } from "#app/found/page-facts.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { LegalPage } from "#app/bands/legal-page.tsx";
import { termsText } from "#content/pages/legal.ts";
import { useGym } from "#app/gym.ts";

export const handle = {
  page: {
    title: titled("Terms"),
    description:
      "What you can rely on when you use this site: information, joining and paying, training, words and pictures.",
    picture: "share-base",
  },
} satisfies PageHandle;

export default function Terms() {
  return <LegalPage text={termsText()} {...useGym()} />;
}
