import { boxingCopy as copy, boxingOwner, program } from "#content/programs/alpha-omega-boxing.ts";
import { programContact, programPageCopy } from "#content/programs/program-copy.ts";
import { useGym } from "#app/gym.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { loadPortrait } from "#pictures/portraits.server.ts";
import { filmInfo, sitePicture } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { programMeta } from "#app/seo/program-meta.ts";
import { BigFact } from "#app/sections/big-fact.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CoachCard } from "#app/sections/coach-card.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroTrail } from "#app/heroes/hero-parts.tsx";
import { findProgram } from "#app/programs/find-program.server.ts";
import { AboutProgram } from "#app/programs/about-program.tsx";
import { TextAndPicture } from "#app/programs/text-and-picture.tsx";
import { programWeek } from "#app/timetable/timetable.server.ts";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { BackgroundFilm } from "#app/films/background-film.tsx";
import { Section } from "#ui/section.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import sidewaysStyles from "#app/heroes/sideways.module.css";
import { BreakableLink } from "#ui/text/breakable.tsx";
import { BoxingClasses } from "./boxing-classes.tsx";
import styles from "./alpha-omega-boxing.module.css";
import { TopScrim } from "#ui/pictures/top-scrim.tsx";
import type { Route } from "./+types/alpha-omega-boxing";

export async function loader({ context }: Route.LoaderArgs) {
  const shown = findProgram(context, program.slug);
  const { title, paragraphs, benefits = [], image, film } = shown;
  return {
    program: shown,
    title,
    paragraphs,
    benefits,
    hero: sitePicture(image),
    corner: sitePicture(copy.picture),
    film: film ? filmInfo(film) : null,
    owner: await loadPortrait(context, boxingOwner),
    week: await programWeek(context, program.slug),
  };
}

export const action = leadAction("contact");

export const handle = {
  query: { sent: sentParam },
  page: programMeta(program),
  description: ({ program: { description } }) => description,
  jsonLd: ({ loaderData: { program, film }, service, videoObject }) => [service(program), videoObject(film)],
} satisfies PageHandle<typeof loader>;

export default function AlphaOmegaBoxing({ loaderData }: Route.ComponentProps) {
  const { phone, email } = useGym();
  const { title, benefits, paragraphs, hero, corner, film, owner, week } = loaderData;
  const { firstClass, contact, areas, bell } = copy;
  return (
    <>
      <section className={`on-ink ${sidewaysStyles.sideways}`}>
        <div className={`on-photo ${sidewaysStyles.photo} ${styles.ring}`}>
          <BackgroundFilm film={film}>
            <Picture photo={hero} sizes={TALL_ON_PHONES} priority className="cover" />
          </BackgroundFilm>
          <TopScrim />
          <div className="shell">
            <HeroTrail trail={[programPageCopy.crumb, { label: title }]} />
          </div>
        </div>
        <div className="shell relative above pb-7">
          <p className={`display on-white text-head ${styles.badge}`}>{copy.hero.badge}</p>
          <div className="columns halves">
            <h1 className="text-hero">{copy.hero.heading}</h1>
            <div className="flow">
              <p className="text-lead measure">{copy.hero.text}</p>
              <ButtonLink to={phone.href} size="lg" icon="phone" className={styles.call}>
                <span>
                  {`${copy.hero.call} `}
                  <span className="nowrap">{phone.display}</span>
                </span>
              </ButtonLink>
            </div>
          </div>
        </div>
      </section>
      <section aria-label={copy.tilesLabel} className={`on-bone py-section ${styles.tiles}`}>
        <ol className="shell thirds">
          {copy.tiles.map(({ title: tile, text, link }, index) => (
            <li key={tile} className="flow barred">
              <p aria-hidden="true" className="sign text-quiet">
                {copy.round(index + 1)}
              </p>
              <h2 className="text-head">{tile}</h2>
              <p>{text}</p>
              <ArrowLink to={link.to ?? phone.href}>{link.label}</ArrowLink>
            </li>
          ))}
        </ol>
      </section>
      <Section>
        <TextAndPicture photo={corner} crop={styles.bags}>
          <AboutProgram heading={copy.aboutHeading} paragraphs={paragraphs} />
        </TextAndPicture>
      </Section>
      <Section tone="coal">
        <BigFact value={bell.figure} label={bell.label}>
          <p className="text-lead">{bell.text}</p>
        </BigFact>
      </Section>
      <BoxingClasses week={week} call={phone.href} />
      <Section>
        <div className="tiles">
          <div className="flow">
            <h2 className="text-title">{copy.benefitsHeading}</h2>
            <RuledList items={benefits} single className="text-lead" />
          </div>
          <div className="flow">
            <h2 className="text-title">{firstClass.heading}</h2>
            <RuledList items={firstClass.items} numbered single className="text-lead" />
          </div>
        </div>
      </Section>
      <Section tone="ink">
        <CoachCard
          photo={owner}
          heading={copy.ownerHeading}
          name={boxingOwner.name}
          lines={boxingOwner.credentials}
          row
        >
          <p className="measure text-lead">{boxingOwner.bio}</p>
        </CoachCard>
      </Section>
      <Section>
        <div className="columns">
          <h2 className="text-title">{areas.heading}</h2>
          <ul className={`display text-head ${styles.towns}`}>
            {areas.towns.map((town) => (
              <li key={town} className="unbroken">
                {town}
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <CallToAction title={contact.heading} text={contact.text} action={programPageCopy.write}>
        <a href={phone.href} className="display text-title nowrap">
          {phone.display}
        </a>
        <BreakableLink href={email.href} text={email.display} className="link tap" />
        <address>{contact.address}</address>
      </CallToAction>
      <ContactSection copy={programContact(title)} interest={program.interest} called />
    </>
  );
}
