import { programContact, programPageCopy } from "#content/programs/program-copy.ts";
import {
  evoRecovery as program,
  recoveryBenefits,
  recoveryCopy as copy,
  recoveryServiceNotes,
  recoveryServices,
} from "#content/programs/evo-recovery.ts";
import { phone } from "#content/site.ts";
import { database } from "#data/store/database.server.ts";
import { attempt } from "#data/request/freshness.server.ts";
import { oneOf } from "#data/request/page-query.ts";
import { plansFor } from "#data/plan-rules.ts";
import { readPlans } from "#data/plans.server.ts";
import { answerLeadPost } from "#leads/post/lead-post.server.ts";
import { sitePhoto } from "#photos/site-photos.server.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { programFacts } from "#app/found/program-facts.ts";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroTrail } from "#app/heroes/hero-parts.tsx";
import { LocationTags } from "#app/programs/location-tags.tsx";
import { MembershipOptions } from "#app/programs/membership-options.tsx";
import { Paragraphs } from "#app/bands/paragraphs.tsx";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import { AsidePart, ProgramAside } from "#app/programs/program-aside.tsx";
import { RuledList } from "#app/bands/ruled-list.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture, TALL_ON_PHONES } from "#app/ui/picture.tsx";
import type { Route } from "./+types/evo-recovery";

export async function loader({ context }: Route.LoaderArgs) {
  const { title, paragraphs, image, gallery, locations = [] } = program;
  const plans = await attempt(context, "plans", () => readPlans(database()));
  return {
    title,
    towns: locations,
    paragraphs,
    plans: plansFor(plans ?? [], program.plans ?? []),
    hero: sitePhoto(image),
    rooms: gallery.filter((name) => name !== image).map(sitePhoto),
  };
}

export function action(args: Route.ActionArgs) {
  return answerLeadPost("contact", args);
}
export const handle = {
  query: { sent: oneOf("1") },
  page: { ...programFacts(program), told: ["plans"] },
  things: ({ loaderData: { plans, rooms }, serviceOf, offersOf, galleryOf }) => [
    serviceOf(program, offersOf(plans)),
    galleryOf("Recovery rooms", rooms),
  ],
} satisfies PageHandle<typeof loader>;

export default function EvoRecovery({ loaderData }: Route.ComponentProps) {
  const { title, towns, paragraphs, plans, hero, rooms } = loaderData;
  const { sidebar, start, firstTime, care } = copy;
  return (
    <>
      <section className="on-ink calm-hero">
        <div className="on-photo calm-hero-photo">
          <Picture photo={hero} sizes={TALL_ON_PHONES} priority className="absolute inset-0" />
          <div aria-hidden="true" className="scrim scrim-top" />
          <div className="shell relative">
            <HeroTrail trail={[programPageCopy.crumb, { label: title }]} />
          </div>
        </div>
        <div className="shell calm-hero-words">
          <h1 className="text-mega">{copy.hero.heading}</h1>
          <p className="hero-lead text-quiet">{copy.hero.text}</p>
        </div>
      </section>
      <Band tone="ink" className="pt-0!">
        <div className="program-grid">
          <div>
            <h2 className="text-title">{copy.aboutHeading}</h2>
            <LocationTags towns={towns} className="mt-6 mb-10" />
            <Paragraphs texts={paragraphs} />
            <h2 className="mt-16 text-head">{copy.servicesHeading}</h2>
            <dl className="services">
              {recoveryServices.map((service) => (
                <div key={service}>
                  <dt>{service}</dt>
                  <dd>{recoveryServiceNotes[service]}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink to={start.href} size="lg" icon="phone" className="mt-12">
              {start.label}
            </ButtonLink>
          </div>
          <ProgramAside label={title} className="aside-box aside-sticky on-coal">
            <AsidePart title={sidebar.visitHeading}>
              <address className="not-italic">{sidebar.address}</address>
              <a href={sidebar.phone.href} className="display figures inline-block py-2 text-head">
                {sidebar.phone.display}
              </a>
              <ButtonLink to={sidebar.book.href} icon="phone" className="mt-3 w-full">
                {sidebar.book.label}
              </ButtonLink>
            </AsidePart>
            <AsidePart title={sidebar.plansHeading}>
              <MembershipOptions plans={plans} none={programPageCopy.noPlans} />
            </AsidePart>
            <AsidePart title={sidebar.benefitsHeading}>
              <RuledList items={recoveryBenefits} className="ruled-tight" />
            </AsidePart>
          </ProgramAside>
        </div>
      </Band>
      <section aria-labelledby="rooms" className="on-coal pt-band">
        <h2 id="rooms" className="shell mb-8 text-title">
          {copy.galleryHeading}
        </h2>
        <PhotoGrid photos={rooms} className="rooms" />
      </section>
      <Band tone="bone">
        <div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
          <div>
            <h2 className="mb-8 text-title">{firstTime.heading}</h2>
            <RuledList items={firstTime.items} numbered />
          </div>
          <div className="border-t-3 border-copy pt-6 lg:self-end">
            <h2 className="text-head">{care.heading}</h2>
            <p className="mt-4">{care.text}</p>
          </div>
        </div>
      </Band>
      <ContactSection phone={phone} copy={programContact(title)} tone="white" />
    </>
  );
}
