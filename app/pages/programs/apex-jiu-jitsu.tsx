import {
  program,
  freeTrial,
  jiuJitsuCopy as words,
  jiuJitsuInstructors,
  jiuJitsuPricing,
} from "#content/programs/apex-jiu-jitsu.ts";
import { programPageCopy } from "#content/programs/program-copy.ts";
import { useGym } from "#app/gym.ts";
import { answerLeadPost } from "#app/lead-form/answer-lead-post.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { withPortraits } from "#pictures/portraits.server.ts";
import { findGalleryPictures, sitePicture } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { programFacts } from "#app/seo/program-facts.ts";
import { programWeek } from "#app/timetable/timetable.server.ts";
import { JiuJitsuLayout } from "#app/programs/jiu-jitsu-layout.tsx";
import type { Route } from "./+types/apex-jiu-jitsu";

export async function loader({ context }: Route.LoaderArgs) {
  const { paragraphs, locations = [], image } = program;
  return {
    week: await programWeek(context, program.slug),
    towns: locations,
    paragraphs,
    hero: sitePicture(image),
    detail: findGalleryPictures([words.picture])[0],
    instructors: await withPortraits(context, jiuJitsuInstructors),
  };
}

export function action(args: Route.ActionArgs) {
  return answerLeadPost("jiu-jitsu", args);
}
export const handle = {
  query: { sent: sentParam },
  page: programFacts(program),
  things: ({ serviceOf, offerOf }) => [
    serviceOf(
      program,
      jiuJitsuPricing.map(({ name, price }) => offerOf(name, price)),
    ),
  ],
} satisfies PageHandle;

export default function ApexJiuJitsu({ loaderData }: Route.ComponentProps) {
  const { phone } = useGym();
  return (
    <JiuJitsuLayout
      {...loaderData}
      words={words}
      crop="from-left"
      noTimes={programPageCopy.noTimes}
      crumb={programPageCopy.crumb}
      trial={freeTrial}
      prices={jiuJitsuPricing}
      phone={phone}
    />
  );
}
