import { programContact, programPageCopy } from "#content/programs/program-copy.ts";
import {
  program,
  recoveryBenefits,
  recoveryCopy as copy,
  recoveryServiceNotes,
  recoveryServices,
} from "#content/programs/evo-recovery.ts";
import { renderedRooms } from "#content/pages/gallery.ts";
import { useGym } from "#app/gym.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { anyDrawn } from "#pictures/store/own-pictures.server.ts";
import { sitePicture, sitePictures } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { programMeta } from "#app/seo/program-meta.ts";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroTrail } from "#app/heroes/hero-parts.tsx";
import { findProgram } from "#app/programs/find-program.server.ts";
import { AboutProgram } from "#app/programs/about-program.tsx";
import { MembershipOptions } from "#app/pricing/membership-options.tsx";
import { programPlans } from "#app/pricing/program-plans.server.ts";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import { AsidePart, AsidePhone, ProgramAside, ProgramColumns } from "#app/programs/program-aside.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Picture, TALL_ON_PHONES } from "#ui/pictures/picture.tsx";
import styles from "./evo-recovery.module.css";
import { TopScrim } from "#ui/pictures/top-scrim.tsx";
import type { Route } from "./+types/evo-recovery";

export async function loader({ context }: Route.LoaderArgs) {
  const shown = findProgram(context, program.slug);
  const { title, paragraphs, image, gallery, locations = [] } = shown;
  const rooms = sitePictures(gallery.filter((name) => name !== image));
  return {
    program: shown,
    title,
    towns: locations,
    paragraphs,
    plans: await programPlans(context, shown),
    hero: sitePicture(image),
    rooms,
    roomsText: anyDrawn(rooms) ? `${copy.galleryText} ${renderedRooms}` : copy.galleryText,
  };
}

export const action = leadAction("contact");

export const handle = {
  query: { sent: sentParam },
  page: { ...programMeta(program), sources: ["plans"] },
  description: ({ program: { description } }) => description,
  jsonLd: ({ loaderData: { program, plans, rooms }, service, planOffers, imageGallery }) => [
    service(program, planOffers(plans)),
    imageGallery("Recovery rooms", rooms),
  ],
} satisfies PageHandle<typeof loader>;

export default function EvoRecovery({ loaderData }: Route.ComponentProps) {
  const { phone } = useGym();
  const { title, towns, paragraphs, plans, hero, rooms, roomsText } = loaderData;
  const { sidebar, start, firstTime, care } = copy;
  return (
    <>
      <section className="on-ink">
        <div className={`on-photo ${styles.photo}`}>
          <Picture photo={hero} sizes={TALL_ON_PHONES} priority className="cover" />
          <TopScrim />
          <div className="shell">
            <HeroTrail trail={[programPageCopy.crumb, { label: title }]} />
          </div>
        </div>
        <div className="shell py-7">
          <h1 className="text-mega">{copy.hero.heading}</h1>
          <p className="measure text-lead mt-5">{copy.hero.text}</p>
          <ButtonLink to={phone.href} size="lg" icon="phone" className="below">
            {start}
          </ButtonLink>
        </div>
      </section>
      <Section>
        <ProgramColumns
          aside={
            <ProgramAside label={title} ground="ink">
              <AsidePart title={sidebar.visitHeading}>
                <address>{sidebar.address}</address>
                <AsidePhone {...phone} />
                <ButtonLink to={phone.href} icon="phone">
                  {sidebar.book}
                </ButtonLink>
              </AsidePart>
              <AsidePart title={sidebar.plansHeading}>
                <MembershipOptions plans={plans} />
              </AsidePart>
              <AsidePart title={sidebar.benefitsHeading}>
                <RuledList items={recoveryBenefits} />
              </AsidePart>
            </ProgramAside>
          }
        >
          <AboutProgram heading={copy.aboutHeading} towns={towns} paragraphs={paragraphs} />
          <div className="barred flow measure below">
            <h3 className="text-sub">{care.heading}</h3>
            <p>{care.text}</p>
          </div>
        </ProgramColumns>
      </Section>
      <Section tone="bone">
        <SectionHead title={copy.servicesHeading} />
        <dl className="thirds">
          {recoveryServices.map((service) => {
            const { figure, text } = recoveryServiceNotes[service];
            return (
              <div key={service} className="barred column">
                <dt className="display text-sub">{service}</dt>
                <dd className={`display number ${styles.figure}`}>{figure}</dd>
                <dd className="mt-2">{text}</dd>
              </div>
            );
          })}
        </dl>
      </Section>
      {rooms.length > 0 && (
        <Section tone="ink" labelledBy="rooms">
          <SectionHead id="rooms" title={copy.galleryHeading} lead={roomsText} />
          <PhotoGrid photos={rooms} layout="featured" />
        </Section>
      )}
      <Section>
        <SectionHead title={firstTime.heading} />
        <RuledList items={firstTime.items} numbered className="text-lead" />
      </Section>
      <ContactSection copy={programContact(title)} interest={program.interest} />
    </>
  );
}
