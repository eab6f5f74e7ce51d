import {
  freeTrial,
  jiuJitsuCopy as words,
  jiuJitsuInstructors,
  jiuJitsuPricing,
  jiuJitsuWeek,
} from "#content/programs/jiu-jitsu.ts";
import { metaTags, programMeta } from "#content/pages/page-meta.ts";
import { programPageCopy } from "#content/programs/program-copy.ts";
import { paragraphsOf, programBySlug } from "#content/programs/programs.ts";
import { phone } from "#content/site.ts";
import { oneOf } from "#data/request/page-query.ts";
import { answerLeadPost } from "#leads/post/lead-post.server.ts";
import { withPortraits } from "#photos/portraits.server.ts";
import { sitePhoto } from "#photos/site-photos.server.ts";
import { JiuJitsuLayout } from "#app/programs/jiu-jitsu-layout.tsx";
import type { Route } from "./+types/apex-jiu-jitsu";

export const handle = { query: { sent: oneOf("1") } };

export async function loader({ context }: Route.LoaderArgs) {
  const { title, description, fullDescription, locations, image } = programBySlug("apex-jiu-jitsu");
  return {
    title,
    description,
    towns: locations,
    paragraphs: paragraphsOf(fullDescription),
    hero: sitePhoto(image),
    detail: sitePhoto(words.picture),
    instructors: await withPortraits(context, jiuJitsuInstructors),
  };
}

export function action(args: Route.ActionArgs) {
  return answerLeadPost("jiu-jitsu", args);
}
export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? metaTags(programMeta(loaderData)) : [];
}

export default function ApexJiuJitsu({ loaderData }: Route.ComponentProps) {
  return (
    <JiuJitsuLayout
      {...loaderData}
      words={words}
      crumb={programPageCopy.crumb}
      trial={freeTrial}
      prices={jiuJitsuPricing}
      week={jiuJitsuWeek}
      phone={phone}
    />
  );
}
