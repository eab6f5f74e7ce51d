import {
  program,
  freeTrial,
  jiuJitsuCopy as copy,
  jiuJitsuInstructors,
  jiuJitsuPricing,
} from "#content/programs/apex-jiu-jitsu.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { withPortraits } from "#pictures/portraits.server.ts";
import { findGalleryPictures, sitePicture } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { programMeta } from "#app/seo/program-meta.ts";
import { programWeek } from "#app/timetable/timetable.server.ts";
import { findProgram } from "#app/programs/find-program.server.ts";
import { JiuJitsuLayout } from "#app/programs/jiu-jitsu-layout.tsx";
import type { Route } from "./+types/apex-jiu-jitsu";

export async function loader({ context }: Route.LoaderArgs) {
  const shown = findProgram(context, program.slug);
  const { paragraphs, locations = [], image } = shown;
  return {
    program: shown,
    week: await programWeek(context, program.slug),
    towns: locations,
    paragraphs,
    hero: sitePicture(image),
    detail: findGalleryPictures([copy.picture])[0],
    instructors: await withPortraits(context, jiuJitsuInstructors),
  };
}

export const action = leadAction("jiu-jitsu");

export const handle = {
  query: { sent: sentParam },
  page: programMeta(program),
  description: ({ program: { description } }) => description,
  jsonLd: ({ loaderData: { program }, service, offer }) => [
    service(
      program,
      jiuJitsuPricing.map(({ name, price, per }) => offer(name, price, per)),
    ),
  ],
} satisfies PageHandle<typeof loader>;

export default function ApexJiuJitsu({ loaderData }: Route.ComponentProps) {
  return <JiuJitsuLayout {...loaderData} copy={copy} trial={freeTrial} prices={jiuJitsuPricing} />;
}
