import { programContact, programPageCopy } from "#content/programs/program-copy.ts";
import {
  program,
  recoveryBenefits,
  recoveryCopy as copy,
  recoveryServiceNotes,
  recoveryServices,
} from "#content/programs/evo-recovery.ts";
import { drawnRooms } from "#content/drawn.ts";
import { useGym } from "#app/gym.ts";
import { database } from "#data/store/database.server.ts";
import { attempt } from "#data/request/freshness.server.ts";
import { plansFor } from "#data/rules/plan-rules.ts";
import { readPlans } from "#data/plans.server.ts";
import { answerLeadPost } from "#leads/post/lead-post.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { anyDrawn } from "#photos/store/own-pictures.server.ts";
import { sitePhoto, sitePhotos } from "#photos/site-photos.server.ts";
import type { PageHandle } from "#app/found/page-handle.ts";
import { programFacts } from "#app/found/program-facts.ts";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroTrail } from "#app/heroes/hero-parts.tsx";
import { AboutProgram } from "#app/programs/about-program.tsx";
import { MembershipOptions } from "#app/programs/membership-options.tsx";
import { PhotoGrid } from "#app/gallery/photo-grid.tsx";
import { AsidePart, AsidePhone, ProgramAside, ProgramColumns } from "#app/programs/program-aside.tsx";
import { RuledList } from "#app/bands/ruled-list.tsx";
import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture, TALL_ON_PHONES } from "#app/ui/pictures/picture.tsx";
import styles from "./evo-recovery.module.css";
import { Scrim } from "#app/ui/pictures/scrim.tsx";
import type { Route } from "./+types/evo-recovery";

export async function loader({ context }: Route.LoaderArgs) {
  const { title, paragraphs, image, gallery, locations = [] } = program;
  const plans = await attempt(context, "plans", () => readPlans(database()));
  const rooms = sitePhotos(gallery.filter((name) => name !== image));
  return {
    title,
    towns: locations,
    paragraphs,
    plans: plansFor(plans ?? [], program.plans ?? []),
    hero: sitePhoto(image),
    rooms,
    roomsText: anyDrawn(rooms) ? `${copy.galleryText} ${drawnRooms}` : copy.galleryText,
  };
}

export function action(args: Route.ActionArgs) {
  return answerLeadPost("contact", args);
}
export const handle = {
  query: { sent: sentParam },
  page: { ...programFacts(program), told: ["plans"] },
  things: ({ loaderData: { plans, rooms }, serviceOf, offersOf, galleryOf }) => [
    serviceOf(program, offersOf(plans)),
    galleryOf("Recovery rooms", rooms),
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
          <Scrim look="top" />
          <div className="shell">
            <HeroTrail trail={[programPageCopy.crumb, { label: title }]} />
          </div>
        </div>
        <div className={`shell pb-7 relative ${styles.words}`}>
          <h1 className="text-mega">{copy.hero.heading}</h1>
          <p className="measure text-lead text-quiet">{copy.hero.text}</p>
          <ButtonLink to={phone.href} size="lg" icon="phone" className="below">
            {start}
          </ButtonLink>
        </div>
      </section>
      <Band tone="ink" space="none" className="pb-band">
        <ProgramColumns
          aside={
            <ProgramAside label={title} ground="coal">
              <AsidePart title={sidebar.visitHeading}>
                <address>{sidebar.address}</address>
                <AsidePhone {...phone} />
                <ButtonLink to={phone.href} icon="phone">
                  {sidebar.book}
                </ButtonLink>
              </AsidePart>
              <AsidePart title={sidebar.plansHeading}>
                <MembershipOptions plans={plans} none={programPageCopy.noPlans} />
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
      </Band>
      <Band tone="bone">
        <BandHead title={copy.servicesHeading} />
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
      </Band>
      {rooms.length > 0 && (
        <Band tone="ink" labelledBy="rooms">
          <BandHead id="rooms" title={copy.galleryHeading} lead={roomsText} />
          <PhotoGrid photos={rooms} hung />
        </Band>
      )}
      <Band>
        <BandHead title={firstTime.heading} />
        <RuledList items={firstTime.items} numbered className="text-lead" />
      </Band>
      <ContactSection phone={phone} copy={programContact(title)} interest={program.interest} />
    </>
  );
}
