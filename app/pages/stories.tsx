import { stories, storiesCopy } from "#content/pages/stories.ts";
import { sitePhoto } from "#photos/site-photos.server.ts";
import { titled } from "#app/found/page-facts.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { CallBand } from "#app/bands/call-band.tsx";
import { HeroIndex } from "#app/heroes/hero-index.tsx";
import { ArrowLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { signOf } from "#app/ui/sign.ts";
import type { Route } from "./+types/stories";
import styles from "./stories.module.css";

export function loader() {
  const { hero, source, sampleNote, tellYours } = storiesCopy;
  return {
    copy: { hero, source, sampleNote, tellYours },
    photo: sitePhoto("program-personal-training-2"),
    stories: stories.map((story) => ({ ...story, photo: sitePhoto(story.image) })),
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

export default function Stories({ loaderData }: Route.ComponentProps) {
  const { copy, photo, stories: told } = loaderData;
  return (
    <>
      <HeroIndex
        photo={photo}
        {...signOf(copy.hero.eyebrow)}
        title={copy.hero.heading}
        lead={copy.hero.text}
        trail={[{ label: "Stories" }]}
        label="Stories on this page"
        entries={told.map(({ slug, title, result }) => ({ to: `#${slug}`, title, note: result }))}
      />
      <section aria-label="Where these stories come from" className="on-white">
        <div className={`shell columns wide-first text-lead ${styles.source}`}>
          <p>{copy.source}</p>
          <p className={styles.sample}>{copy.sampleNote}</p>
        </div>
      </section>
      {told.map(({ slug, name, title, program, result, paragraphs, photo: picture }, index) => {
        const [opening, ...rest] = paragraphs;
        return (
          <article
            key={slug}
            id={slug}
            aria-labelledby={`${slug}-title`}
            className={`${index % 2 === 0 ? "on-bone" : "on-white"} py-band ${styles.story}`}
          >
            <div className={`shell stack ${styles.told}`}>
              <header className={`flow ${styles.head}`}>
                <p className="sign text-quiet">{name}</p>
                <h2 id={`${slug}-title`} className="text-title">
                  {title}
                </h2>
                <p className="text-lead strong">{result}</p>
                <ArrowLink to={program.to}>{program.label}</ArrowLink>
              </header>
              <Picture photo={picture} sizes="(min-width: 64rem) 40vw, 100vw" className={styles.photo} />
              <div className={styles.words}>
                <p className={styles.opening}>{opening}</p>
                <div className={`flow ${styles.rest}`}>
                  {rest.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </div>
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
