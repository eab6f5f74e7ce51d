import {
  consultationCard,
  program,
  nutritionCopy as copy,
  nutritionStories,
  samplePaymentLink,
  trainerCard,
} from "#content/programs/evo-nutrition.ts";
import { programContact, programPageCopy } from "#content/programs/program-copy.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { pageParam, showParam } from "#app/gallery/photo-page.ts";
import { env } from "#config/env.server.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { loadPortrait } from "#pictures/portraits.server.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { filmInfo, sitePicture } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { programMeta } from "#app/seo/program-meta.ts";
import { findProgram } from "#app/programs/find-program.server.ts";
import { AboutProgram } from "#app/programs/about-program.tsx";
import { CoachCard } from "#app/sections/coach-card.tsx";
import { ConsultationCard } from "#app/programs/consultation-card.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroTrail, HeroText } from "#app/heroes/hero-parts.tsx";
import { MembershipOptions } from "#app/pricing/membership-options.tsx";
import { programPlans } from "#app/pricing/program-plans.server.ts";
import { NutritionGallery } from "#app/programs/nutrition-gallery.tsx";
import { NutritionLogo } from "#app/programs/nutrition-logo.tsx";
import { galleries } from "#app/gallery/galleries.server.ts";
import { AsidePart, ProgramAside } from "#app/programs/program-aside.tsx";
import { ProgramFilm } from "#app/films/program-film.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { Section } from "#ui/section.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./evo-nutrition.module.css";
import type { Route } from "./+types/evo-nutrition";

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = findProgram(context, program.slug);
  const { title, description, paragraphs, film } = shown;
  const gallery = await readOrNull(context, "nutrition images", () =>
    galleries.nutrition(new URL(request.url).searchParams, context, (range) => range),
  );
  return {
    program: shown,
    title,
    description,
    paragraphs,
    plans: await programPlans(context, shown),
    gallery,
    drawn: anyDrawn(gallery?.photos ?? []),
    hero: sitePicture(copy.hero.image),
    macro: sitePicture(consultationCard.image),
    film: film ? filmInfo(film) : null,
    trainer: await loadPortrait(context, trainerCard),
    paymentUrl: env.NUTRITION_PAYMENT_URL ?? samplePaymentLink,
  };
}

export const action = leadAction("contact");

export const handle = {
  query: { sent: sentParam, show: showParam, page: pageParam },
  page: {
    ...programMeta(program),
    sources: ["plans", "kitchen photos"],
    loadingText: "Loading gallery...",
  },
  description: ({ program: { description } }) => description,
  jsonLd: ({
    loaderData: { program, plans, gallery, film },
    service,
    planOffers,
    imageGallery,
    videoObject,
  }) => [
    service(program, planOffers(plans)),
    imageGallery("From the kitchen", gallery?.photos),
    videoObject(film),
  ],
} satisfies PageHandle<typeof loader>;

export default function EvoNutrition({ loaderData }: Route.ComponentProps) {
  const { title, description, paragraphs, plans, gallery, drawn, hero, macro, film, trainer, paymentUrl } =
    loaderData;
  const { start, includes, stories } = copy;
  return (
    <>
      <section className={`on-bone relative ${styles.hero}`}>
        <div className="shell">
          <div className={`pb-7 ${styles.words}`}>
            <HeroTrail trail={[programPageCopy.crumb, { label: title }]} />
            <NutritionLogo label={copy.hero.logoLabel} />
            <HeroText title={copy.hero.heading} lead={description}>
              <ButtonLink to={start.to} size="lg">
                {start.label}
              </ButtonLink>
            </HeroText>
          </div>
        </div>
        <Picture photo={hero} sizes="(min-width: 64rem) 80vw, 100vw" priority className={styles.photo} />
      </section>
      <Section>
        <div className="columns wide-first">
          <AboutProgram heading={copy.welcomeHeading} paragraphs={paragraphs} />
          <aside aria-labelledby="coach" className={`flow ${styles.coach}`}>
            <h2 id="coach" className="text-sub">
              {trainerCard.heading}
            </h2>
            <CoachCard
              photo={trainer}
              name={trainerCard.name}
              lines={[trainerCard.title, ...trainerCard.credentials]}
            >
              <p>{trainerCard.bio}</p>
              <address className="text-quiet">{trainerCard.address}</address>
            </CoachCard>
          </aside>
        </div>
      </Section>
      {film && (
        <Section tone="ink">
          <div className="columns wide-first">
            <ProgramFilm film={film} heading={copy.filmHeading} />
            <RuledList items={copy.steps} numbered single className={`text-lead ${styles.steps}`} />
          </div>
        </Section>
      )}
      <Section tone="bone">
        <div className="columns">
          <div className={`on-white column flow relative ${styles.receipt}`}>
            <h2 className="text-head">{includes.heading}</h2>
            <ul className="grid">
              {includes.items.map((item) => (
                <li key={item} className="flex items-center gap-4">
                  <Icon name="check" size={6} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <ProgramAside label={title}>
            <AsidePart title={copy.plansHeading}>
              <MembershipOptions plans={plans} />
            </AsidePart>
            <AsidePart title={consultationCard.heading}>
              <ConsultationCard card={consultationCard} photo={macro} paymentUrl={paymentUrl} />
            </AsidePart>
          </ProgramAside>
        </div>
      </Section>
      <Section labelledBy="client-stories">
        <div className="row apart">
          <h2 id="client-stories" className="text-title">
            {stories.heading}
          </h2>
          <ButtonLink to={stories.to} variant="line">
            {stories.more}
          </ButtonLink>
        </div>
        <div className={`columns halves below ${styles.stories}`}>
          {nutritionStories.map(({ slug, name, result, quote }) => (
            <figure key={slug} className="barred flow">
              <blockquote className="text-loud">{quote}</blockquote>
              <figcaption className="text-quiet">
                <b>{name}</b>
                <br />
                {result}
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section tone="ink">
        <NutritionGallery page={gallery} drawn={drawn} copy={copy.gallery} />
      </Section>
      <ContactSection copy={programContact(title)} interest={program.interest} />
    </>
  );
}
