import { inWords } from "#content/in-words.ts";
import { programsCopy as copy } from "#content/programs/program-copy.ts";
import { programs } from "#content/programs/programs.ts";
import { sitePhoto } from "#photos/site-photos.server.ts";
import { titled } from "#app/found/page-facts.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { CallBand } from "#app/bands/call-band.tsx";
import { HeroNumeral } from "#app/heroes/hero-numeral.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Band } from "#app/ui/band.tsx";
import { ArrowLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/programs";

export function loader() {
  return {
    hero: sitePhoto("hero-programs"),
    programs: programs.map(({ slug, title, description, iconName, image }) => ({
      slug,
      title,
      description,
      iconName,
      photo: sitePhoto(image),
    })),
  };
}

export const handle = {
  page: {
    title: titled("Programs"),
    description: `Strength, skill, food and rest: ${inWords(programs.length)} programs, each with its own coaches, hours and prices, and each one takes beginners.`,
    picture: "hero-programs",
    pictures: programs.map(({ image }) => image),
  },
} satisfies PageHandle;

export default function Programs({ loaderData }: Route.ComponentProps) {
  const { hero, list, grappling, unsure } = copy;
  return (
    <>
      <HeroNumeral
        photo={loaderData.hero}
        trail={[{ label: "Programs" }]}
        title={hero.heading}
        lead={hero.text}
        numeral={hero.numeral}
      >
        <p className="plate mb-0!">{hero.badge}</p>
      </HeroNumeral>
      <Band labelledBy="offerings">
        <BandHead id="offerings" sign={list.badge} title={list.heading} lead={list.text} />
        <ol className="bays">
          {loaderData.programs.map((program, index) => (
            <Bay key={program.slug} number={index + 1} more={list.more} {...program} />
          ))}
        </ol>
        <p className="mt-16 flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t-3 border-copy pt-6">
          <span className="display text-head">{grappling.heading}</span>
          <span className="text-quiet">{grappling.text}</span>
          <ArrowLink to={grappling.to}>{grappling.label}</ArrowLink>
        </p>
      </Band>
      <CallBand title={unsure.heading} text={unsure.text} action={unsure.finder} second={unsure.assessment} />
    </>
  );
}

type BayProps = Route.ComponentProps["loaderData"]["programs"][number] & { number: number; more: string };

/** One bay of the station in a long row of them: its number, the room behind it, what happens there. */
function Bay({ number, slug, title, description, iconName, photo, more }: BayProps) {
  return (
    <li className="bay">
      <span aria-hidden="true" className="bay-number">
        {number}
      </span>
      <Picture photo={photo} sizes="(min-width: 64rem) 44vw, 100vw" className="bay-photo" />
      <div className="bay-words">
        <h3 className="text-title">{title}</h3>
        <p className="mt-4 max-w-[44ch] text-quiet">{description}</p>
        <ArrowLink to={`/programs/${slug}`} stretch className="mt-3">
          <Icon name={iconName} className="size-6" />
          {more}
          <span className="sr-only"> about {title}</span>
        </ArrowLink>
      </div>
    </li>
  );
}
