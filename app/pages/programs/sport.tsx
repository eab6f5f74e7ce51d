import { data } from "react-router";
import { programContact } from "#content/programs/program-copy.ts";
import { useGym } from "#app/gym.ts";
import { sportNotFound, sportPageCopy as copy } from "#content/sports/sport-copy.ts";
import { findSport, otherSports, sports } from "#content/sports/sports.ts";
import {
  sportCoaches,
  sportFacts,
  sportOffer,
  sportSidebar,
  sportTrail,
} from "#content/sports/sports-performance.ts";
import { leadAction } from "#app/lead-form/lead-action.server.ts";
import { sentParam } from "#leads/post/thanks.ts";
import { withPortraits } from "#pictures/portraits.server.ts";
import { findGalleryPictures, sitePicture } from "#pictures/site-pictures.server.ts";
import { pageTitle } from "#app/seo/page-meta.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { sportMeta } from "#app/seo/program-meta.ts";
import { CourtLines } from "#app/sports/court-lines.tsx";
import { FirstSession } from "#app/sports/first-session.tsx";
import { PromoBox } from "#app/sports/promo-box.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { SportLayout } from "#app/sports/sport-layout.tsx";
import { NotFound } from "#app/frame/error-page.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/sport";

function sportAt(slug: string) {
  const sport = findSport(slug);
  if (!sport) throw data(null, { status: 404 });
  return sport;
}

export async function loader({ params, context }: Route.LoaderArgs) {
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
  const { name, description, features, figure, lanes, firstSession, membership, court, sceneFrom } = sport;
  return (
    <SportLayout
      trail={sportTrail(name)}
      sport={sport}
      photo={photo}
      facts={sportFacts(sport)}
      offer={sportOffer(sport)}
      coaches={coaches}
      sidebar={sportSidebar(sport)}
      others={{ heading: copy.otherSportsHeading, sports: others }}
      contact={programContact(name)}
      phone={phone}
      floor={court && scene && <CourtLines court={court} across />}
      below={
        <>
          {membership && <PromoBox {...membership} join={{ label: copy.joinLabel, to: phone.href }} />}
          <FirstSession
            figure={figure}
            lanes={lanes}
            court={court}
            heading={copy.firstSessionHeading}
            text={firstSession}
            photo={scene}
            from={sceneFrom}
          />
        </>
      }
    >
      <p className="text-loud">{description}</p>
      <h2 className="text-title">{copy.featuresHeading}</h2>
      <RuledList items={features} numbered={!sport.apartLabel && !lanes} className="text-lead" />
      <ButtonLink to={phone.href} size="lg" icon="phone">
        {copy.startLabel}
      </ButtonLink>
      {!membership && <ArrowLink to={copy.prices.to}>{copy.prices.label}</ArrowLink>}
    </SportLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { phone } = useGym();
  return <NotFound error={error} title={pageTitle(sportNotFound.title)} copy={sportNotFound} phone={phone} />;
}
