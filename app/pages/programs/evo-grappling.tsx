import {
  grapplingCopy as words,
  grapplingInstructors,
  grapplingPricing,
  grapplingProgram,
  grapplingTrial,
  grapplingWeek,
} from "#content/programs/evo-grappling.ts";
import { metaTags, pageMeta } from "#content/pages/page-meta.ts";
import { programPageCopy } from "#content/programs/program-copy.ts";
import { phone } from "#content/site.ts";
import { oneOf } from "#data/request/page-query.ts";
import { answerLeadPost } from "#leads/post/lead-post.server.ts";
import { withPortraits } from "#photos/portraits.server.ts";
import { sitePhoto } from "#photos/site-photos.server.ts";
import { JiuJitsuLayout } from "#app/programs/jiu-jitsu-layout.tsx";
import type { Route } from "./+types/evo-grappling";

export const handle = { query: { sent: oneOf("1") } };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    hero: sitePhoto(grapplingProgram.image),
    detail: sitePhoto(words.picture),
    instructors: await withPortraits(context, grapplingInstructors),
  };
}

export function action(args: Route.ActionArgs) {
  return answerLeadPost("jiu-jitsu", args);
}
export function meta() {
  return metaTags(pageMeta["/programs/evo-grappling"]);
}

export default function EvoGrappling({ loaderData }: Route.ComponentProps) {
  return (
    <JiuJitsuLayout
      {...loaderData}
      words={words}
      crumb={programPageCopy.crumb}
      trial={grapplingTrial}
      paragraphs={grapplingProgram.fullDescription.split("\n\n")}
      towns={grapplingProgram.locations}
      prices={grapplingPricing}
      week={grapplingWeek}
      phone={phone}
    />
  );
}
