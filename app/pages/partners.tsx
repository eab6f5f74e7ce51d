import { partnersCopy as copy } from "#content/pages/partners.ts";
import { siteDatabase } from "#db/drivers/database.server.ts";
import { gymContent } from "#db/readers/gym.server.ts";
import { readOrNull } from "#db/readers/read-or-null.server.ts";
import { readPartners } from "#db/readers/site-lists.server.ts";
import { oneOf } from "#http/page-query.ts";
import { partnerLogo, sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { HeroDirectory } from "#app/heroes/hero-directory.tsx";
import { PartnerList, type PartnerView } from "#app/partners/partner-list.tsx";
import { Section } from "#ui/section.tsx";
import { Filter, Filters } from "#ui/forms/filters.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import type { Route } from "./+types/partners";
import styles from "./partners.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { text } = context.get(gymContent);
  const partners = await readOrNull(context, "partners", () => readPartners(siteDatabase()));
  const view: PartnerView = new URL(request.url).searchParams.has("view") ? "grid" : "row";
  return {
    view,
    partners: (partners ?? []).map((partner) => ({
      ...partner,
      logo: partner.logo && partnerLogo(partner.logo),
    })),
    problem: partners?.length ? null : partners ? copy.none : copy.unavailable,
    note: partners?.some(({ isOriginal }) => isOriginal) ? copy.note : "",
    texts: { lead: text("partners.lead"), search: text("partners.search"), intro: text("partners.intro") },
    photos: { hero: sitePicture("hero-partners"), benefits: sitePicture(copy.benefits.image) },
  };
}

export const handle = {
  query: { view: oneOf("grid") },
  page: {
    title: pageTitle("Wellness Partners"),
    description: copy.search,
    picture: "hero-partners",
    texts: ["partners."],
    lists: ["partners"],
  },
  description: ({ texts }) => texts.search,
} satisfies PageHandle<typeof loader>;

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { view, partners, problem, note, photos, texts } = loaderData;
  return (
    <>
      <HeroDirectory
        photo={photos.hero}
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.heading}
        lead={texts.lead}
        trail={[{ label: "Partners" }]}
        label={copy.directoryLabel}
        entries={partners.map(({ id, name, office }) => ({ label: office, name, to: `#${id}` }))}
      />
      <Section id="partners" labelledBy="partners-title">
        <div className="columns halves mb-6">
          <h2 id="partners-title" className="text-title">
            {copy.listHeading}
          </h2>
          <div className="flow">
            <p className="text-lead">{texts.intro}</p>
            {note && <p className="text-quiet">{note}</p>}
            {problem && <p className="text-lead">{problem}</p>}
          </div>
          <Filters label={copy.viewLabel} className="full-row no-phone">
            <Filter to="/partners" icon="rows" current={view === "row"} label={copy.rowView} />
            <Filter to="/partners?view=grid" icon="grid" current={view === "grid"} label={copy.gridView} />
          </Filters>
        </div>
        <PartnerList partners={partners} view={view} copy={copy} />
      </Section>
      <section aria-labelledby="benefits-title" className={`columns gap-0 on-coal ${styles.benefits}`}>
        <Picture photo={photos.benefits} sizes="(min-width: 64rem) 86vw, 100vw" className="beside" />
        <div className={`flow ${styles.words}`}>
          <h2 id="benefits-title" className="sign">
            {copy.benefits.heading}
          </h2>
          <ul className="ruled">
            {copy.benefits.items.map((item, index) => (
              <li key={item} className={index === 0 ? "display text-title" : "text-lead"}>
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <CallToAction
        title={copy.contact.heading}
        text={copy.contact.text}
        action={{ label: copy.contact.button, to: copy.contact.to }}
        after="coal"
      />
    </>
  );
}
