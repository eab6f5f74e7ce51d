import { stories, storiesCopy } from "#content/pages/stories.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { titled } from "#app/seo/page-facts.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallBand } from "#app/sections/call-band.tsx";
import { HeroIndex } from "#app/heroes/hero-index.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { eyebrowSign } from "#ui/sign.ts";
import type { Route } from "./+types/stories";
import styles from "./stories.module.css";

export function loader() {
  const { hero, source, sampleNote, readOn, tellYours } = storiesCopy;
  return {
    copy: { hero, source, sampleNote, readOn, tellYours },
    photo: sitePicture("program-personal-training-3"),
    stories: stories.map((story) => ({ ...story, photo: sitePicture(story.image) })),
  };
}

export const handle = {
  page: {
    title: titled("Member Stories"),
    description:
      "A first pull-up at 57, lunch at four in the morning, a new knee on the stadium stairs. Six stories, and where they come from.",
    picture: "destination-4",
  },
} satisfies PageHandle;

/** One after the other: the picture at the right, at the left, once its far side, and once from edge to edge over a dark story. */
const looks = [
  "on-white",
  `on-bone ${styles.left}`,
  `on-white ${styles.far}`,
  `on-ink ${styles.wide}`,
  `on-bone ${styles.left}`,
];

export default function Stories({ loaderData }: Route.ComponentProps) {
  const { copy, photo, stories: told } = loaderData;
  return (
    <>
      <HeroIndex
        photo={photo}
        {...eyebrowSign(copy.hero.eyebrow)}
        title={copy.hero.heading}
        lead={copy.hero.text}
        trail={[{ label: "Stories" }]}
        label="Stories on this page"
        entries={told.map(({ slug, title, result }) => ({ to: `#${slug}`, title, note: result }))}
      >
        <p className="text-lead">{copy.source}</p>
        <p className="text-lead strong">{copy.sampleNote}</p>
      </HeroIndex>
      {told.map((story, index) => {
        const { slug, name, title, program, paragraphs, photo: picture } = story;
        const [opening, ...rest] = paragraphs;
        return (
          <article
            key={slug}
            id={slug}
            aria-labelledby={`${slug}-title`}
            className={`py-band ${looks[index % looks.length]}`}
          >
            <div className={`shell stack ${styles.told}`}>
              <header className={`flow ${styles.head}`}>
                <div>
                  <p className="sign text-quiet">{name}</p>
                  <ArrowLink to={program.to}>{program.label}</ArrowLink>
                </div>
                <h2 id={`${slug}-title`} className="text-title">
                  {title}
                </h2>
                <Result {...story} />
              </header>
              <Picture photo={picture} sizes="(min-width: 64rem) 88vw, 100vw" className={styles.photo} />
              <p className={`text-loud ${styles.words}`}>{opening}</p>
              <details className={styles.whole}>
                <summary className="display text-sub link tap">
                  {copy.readOn}
                  <Icon name="plus" size={6} />
                </summary>
                <div className={`below flow ${styles.rest}`}>
                  {rest.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </details>
            </div>
          </article>
        );
      })}
      <CallBand
        title={copy.tellYours.heading}
        text={copy.tellYours.text}
        action={{ label: copy.tellYours.label, to: copy.tellYours.to }}
      />
    </>
  );
}

/** What came of it, its number as large as the column allows. */
function Result({ result, figure = "" }: { result: string; figure?: string }) {
  const [before, after] = figure ? result.split(figure) : [result];
  return (
    <p className="display text-head">
      {before} {figure && <span className={`numeral ${styles.figure}`}>{figure}</span>} {after}
    </p>
  );
}
