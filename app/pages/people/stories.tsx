import { stories, storiesCopy } from "#content/pages/stories.ts";
import { sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HeroIndex } from "#app/heroes/hero-index.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import type { Route } from "./+types/stories";
import styles from "./stories.module.css";

export function loader() {
  const { hero, source, sampleNote, readOn, showAll, invitation, tellYours } = storiesCopy;
  return {
    copy: { hero, source, sampleNote, readOn, showAll, invitation, tellYours },
    photo: sitePicture(hero.image),
    stories: stories.map((story) => ({ ...story, photo: sitePicture(story.image) })),
  };
}

export const handle = {
  page: {
    title: pageTitle("Member Stories"),
    description: storiesCopy.search,
    picture: storiesCopy.hero.shared,
  },
} satisfies PageHandle;

/** Stories on phones until the visitor asks for all. */
const STORIES_ON_PHONES = 4;
/** The stories alternate between these layouts. */
const layouts = [
  "on-white",
  `on-bone ${styles.left}`,
  "on-white",
  `on-ink ${styles.wide}`,
  `on-bone ${styles.left}`,
];

export default function Stories({ loaderData }: Route.ComponentProps) {
  const { copy, photo, stories: storiesWithPhotos } = loaderData;
  const isEmpty = storiesWithPhotos.length === 0;
  return (
    <>
      <HeroIndex
        photo={photo}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={copy.hero.text}
        trail={[{ label: "Stories" }]}
        label={isEmpty ? copy.invitation.label : "Stories on this page"}
        entries={
          isEmpty
            ? copy.invitation.questions.map((question) => ({ to: copy.tellYours.to, ...question }))
            : storiesWithPhotos.map(({ slug, title, result }) => ({ to: `#${slug}`, title, note: result }))
        }
      >
        <p className="text-lead">{copy.source}</p>
        {copy.sampleNote && <p className="text-lead strong">{copy.sampleNote}</p>}
      </HeroIndex>
      {isEmpty && (
        <Section tone="white">
          <div className="columns">
            <h2 className="text-title">{copy.invitation.heading}</h2>
            <RuledList items={copy.invitation.steps} numbered />
          </div>
        </Section>
      )}
      <div id="all-stories" className="fold">
        {storiesWithPhotos.map((story, index) => {
          const { slug, name, title, program, paragraphs, photo: picture } = story;
          const [opening, ...rest] = paragraphs;
          return (
            <article
              key={slug}
              id={slug}
              aria-labelledby={`${slug}-title`}
              className={`py-section ${layouts[index % layouts.length]} ${index < STORIES_ON_PHONES ? "" : "folds"}`}
            >
              <div className={`shell stack ${styles.story}`}>
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
                <details className={styles.full}>
                  <summary className="display text-sub link tap">
                    {copy.readOn}
                    <Icon name="plus" size={6} />
                  </summary>
                  <div className={`below flow text-large ${styles.rest}`}>
                    {rest.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </details>
              </div>
            </article>
          );
        })}
        {storiesWithPhotos.length > STORIES_ON_PHONES && (
          <div className="shell unfold py-7">
            <ArrowLink to="#all-stories">{copy.showAll}</ArrowLink>
          </div>
        )}
      </div>
      <CallToAction
        title={copy.tellYours.heading}
        text={copy.tellYours.text}
        action={{ label: copy.tellYours.label, to: copy.tellYours.to }}
        plain
      />
    </>
  );
}

/** The result, with its number enlarged. */
function Result({ result, figure = "" }: { result: string; figure?: string }) {
  const [before, after] = figure ? result.split(figure) : [result];
  return (
    <p className={`display text-head row gap-y-0 ${styles.result}`}>
      {before && <span>{before}</span>}{" "}
      {figure && <span className={`numeral ${styles.figure}`}>{figure}</span>} {after && <span>{after}</span>}
    </p>
  );
}
