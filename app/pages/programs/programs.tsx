import { programCount, programsCopy as copy } from "#content/programs/program-copy.ts";
import { everyProgram } from "#content/programs/programs.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { programPicture } from "#pictures/program-picture.server.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { HeroNumeral } from "#app/heroes/hero-numeral.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { ShortText } from "#ui/text/short-text.tsx";
import styles from "./programs.module.css";
import type { Route } from "./+types/programs";

export async function loader({ context }: Route.LoaderArgs) {
  const { text, programs } = context.get(gymContent);
  const { shown } = programs;
  return {
    hero: sitePicture("hero-programs"),
    count: shown.length,
    lead: text("programs.lead"),
    programs: await Promise.all(
      shown.map(async (program) => {
        const { slug, title, description, linkLabel, fact } = program;
        return { slug, title, description, linkLabel, fact, photo: await programPicture(program) };
      }),
    ),
  };
}

export const handle = {
  page: {
    title: pageTitle("Programs"),
    description: copy.search(programCount),
    picture: "hero-programs",
    pictures: everyProgram.map(({ image }) => image),
    texts: ["programs."],
  },
  description: ({ count }) => copy.search(count),
} satisfies PageHandle<typeof loader>;

export default function Programs({ loaderData }: Route.ComponentProps) {
  const { hero, list, unsure } = copy;
  const { programs } = loaderData;
  const endsDark = isWide(programs.length);
  return (
    <>
      <HeroNumeral
        photo={loaderData.hero}
        trail={[{ label: "Programs" }]}
        title={hero.heading}
        lead={loaderData.lead}
        numeral={String(loaderData.count)}
        counted={hero.counted}
      >
        <Plate>{hero.badge}</Plate>
      </HeroNumeral>
      <Section labelledBy="offerings" space={endsDark ? "top" : "both"}>
        <SectionHead id="offerings" eyebrow={list.badge} title={list.heading} lead={list.text} />
        <ol className={`stack ${styles.list}`}>
          {programs.map((program, index) => (
            <Bay key={program.slug} number={index + 1} more={list.more} {...program} />
          ))}
        </ol>
      </Section>
      <CallToAction
        title={unsure.heading}
        text={unsure.text}
        action={unsure.finder}
        second={unsure.assessment}
        after={endsDark ? "ink" : "white"}
      />
    </>
  );
}

type BayProps = Route.ComponentProps["loaderData"]["programs"][number] & { number: number; more: string };

/** Every third door is wide, on a dark ground. */
const isWide = (number: number) => number % 3 === 1;

/** A program: photo behind a numbered bay door, and text. */
function Bay({ number, slug, title, description, linkLabel, fact, photo, more }: BayProps) {
  const wide = isWide(number);
  return (
    <li className={`stack relative ${styles.item} ${wide ? `on-ink ${styles.wide}` : ""}`}>
      <div className={`grid clip ${styles.door}`}>
        <Picture photo={photo} sizes="(min-width: 64rem) 66vw, 100vw" />
        <span aria-hidden="true" className={`display grid ${styles.leaf}`}>
          {String(number).padStart(2, "0")}
        </span>
      </div>
      <div className={`flow ${styles.words}`}>
        <h3 className={wide ? "text-title" : "text-head"}>{title}</h3>
        {wide && fact && (
          <p className="row">
            <span className="display figures text-head">{fact.figure}</span>{" "}
            <span className="sign unbroken">{fact.label}</span>
          </p>
        )}
        <p className={wide ? "text-lead" : "measure fold"}>
          <ShortText text={description} />
        </p>
        <ArrowLink to={`/programs/${slug}`} stretch>
          {linkLabel ?? more}
          <span className="sr-only">: {title}</span>
        </ArrowLink>
      </div>
    </li>
  );
}
