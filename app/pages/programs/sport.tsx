import { data } from "react-router";
import { programContact } from "#content/programs/program-copy.ts";
import { useGym } from "#app/gym.ts";
import { sportNotFound, sportPageCopy as copy } from "#content/sports/sport-copy.ts";
import { findSport, otherSports, sports } from "#content/sports/sports.ts";
import { sportCoaches, sportFacts, sportOffer, sportTrail } from "#content/sports/sports-performance.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { withPortraits } from "#pictures/portraits.server.ts";
import { findGalleryPictures, sitePicture } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { sportMeta } from "#app/seo/program-meta.ts";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroBoard } from "#app/heroes/hero-board.tsx";
import { Paragraphs } from "#app/programs/about-program.tsx";
import { ProgramColumns } from "#app/programs/program-aside.tsx";
import { BattingCages } from "#app/sports/batting-cages.tsx";
import { CourtLines } from "#app/sports/court-lines.tsx";
import { FirstSession } from "#app/sports/first-session.tsx";
import { findProgram } from "#app/programs/find-program.server.ts";
import { PromoBox } from "#app/sports/promo-box.tsx";
import { OtherSports } from "#app/sports/other-sports.tsx";
import { SportSidebar } from "#app/sports/sport-sidebar.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { NotFound } from "#app/frame/error-page.tsx";
import { Section } from "#ui/section.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/sport";

function sportAt(slug: string) {
  const sport = findSport(slug);
  if (!sport) throw data(null, { status: 404 });
  return sport;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  findProgram(context, "sports-performance");
  const sport = sportAt(params.sport);
  return {
    sport,
    photo: sitePicture(sport.image),
    scene: findGalleryPictures(sport.scene ? [sport.scene] : [])[0],
    coaches: await withPortraits(context, sportCoaches(sport)),
    others: otherSports(sport.slug).map((other) => ({ ...other, photo: sitePicture(other.image) })),
  };
}

export async function action(args: Route.ActionArgs) {
  sportAt(args.params.sport);
  return leadAction("contact")(args);
}

export const handle = {
  query: { sent: sentParam },
  pages: Object.fromEntries(sports.map((sport) => [sport.slug, sportMeta(sport)])),
  jsonLd: ({ loaderData: { sport }, service, offer }) => [
    service(sport, sport.membership && [offer(sport.membership.name, sport.membership.price)]),
  ],
} satisfies PageHandle<typeof loader>;

export default function SportPage({ loaderData }: Route.ComponentProps) {
  const { phone } = useGym();
  const { sport, photo, scene, coaches, others } = loaderData;
  const { name, title, lead, description, features, lanes, membership, court, training } = sport;
  const offer = sportOffer(sport);
  // The text is about as long as the list of coaches next to it.
  const isLong = coaches.length > 1 && !membership;
  return (
    <>
      <HeroBoard
        photo={photo}
        pictureFirst
        flip={sport.pictureOn === "left"}
        subjectOn={sport.subjectOn}
        trail={sportTrail(name)}
        title={title}
        lead={lead}
        facts={sportFacts(sport)}
      >
        <ButtonLink to={offer.to} size="lg">
          {offer.label}
        </ButtonLink>
        {offer.note && <p className="text-quiet">{offer.note}</p>}
      </HeroBoard>
      <Section>
        <ProgramColumns aside={<SportSidebar sport={sport} coaches={coaches} />}>
          {training ? (
            <Paragraphs texts={[description, ...training.intro]} />
          ) : (
            <>
              <p className="text-loud">{description}</p>
              <h2 className="text-title">{copy.featuresHeading}</h2>
              <RuledList
                items={features}
                numbered={!sport.apartLabel && !lanes}
                single={isLong}
                className="text-lead"
              />
              <div className="row below">
                <ButtonLink to={phone.href} size="lg" icon="phone">
                  {copy.startLabel}
                </ButtonLink>
                {!membership && <ArrowLink to={copy.prices.to}>{copy.prices.label}</ArrowLink>}
              </div>
            </>
          )}
        </ProgramColumns>
      </Section>
      {court && scene && (
        <div className="on-ink column">
          <CourtLines court={court} across />
        </div>
      )}
      {membership && <PromoBox {...membership} join={{ label: copy.joinLabel, to: phone.href }} />}
      {training ? (
        <BattingCages training={training} court={court} />
      ) : (
        <FirstSession sport={sport} heading={copy.firstSessionHeading} photo={scene} />
      )}
      <OtherSports heading={copy.otherSportsHeading} sports={others} />
      <ContactSection copy={programContact(name)} subject={name} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFound error={error} copy={sportNotFound} />;
}
