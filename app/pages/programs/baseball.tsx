import { programContact } from "#content/programs/program-copy.ts";
import { useGym } from "#app/gym.ts";
import { baseballPage as copy, sport } from "#content/sports/baseball.ts";
import { sportPageCopy } from "#content/sports/sport-copy.ts";
import { otherSports } from "#content/sports/sports.ts";
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
import { sitePicture } from "#pictures/site-pictures.server.ts";
import type { PageHandle } from "#app/seo/page-handle.ts";
import { sportMeta } from "#app/seo/program-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Paragraphs } from "#app/programs/about-program.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { FigureOnCourt } from "#app/sports/court-lines.tsx";
import { SportLayout } from "#app/sports/sport-layout.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/baseball";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    photo: sitePicture(sport.image),
    coaches: await withPortraits(context, sportCoaches(sport)),
    others: otherSports(sport.slug).map((other) => ({ ...other, photo: sitePicture(other.image) })),
  };
}

export const action = leadAction("contact");

export const handle = {
  query: { sent: sentParam },
  page: sportMeta(sport),
  jsonLd: ({ service }) => [service(sport)],
} satisfies PageHandle;

export default function Baseball({ loaderData }: Route.ComponentProps) {
  const { phone } = useGym();
  const { photo, coaches, others } = loaderData;
  const { intro, cage, cards, callToAction } = copy;
  return (
    <SportLayout
      trail={sportTrail(sport.name)}
      sport={sport}
      photo={photo}
      facts={sportFacts(sport)}
      offer={sportOffer(sport)}
      coaches={coaches}
      sidebar={sportSidebar(sport)}
      others={{ heading: sportPageCopy.otherSportsHeading, sports: others }}
      contact={programContact(sport.name)}
      phone={phone}
      below={
        <>
          <Section tone="ink" space="top" labelledBy="cages">
            <div className="columns">
              <div className="flow">
                <h2 id="cages" className="text-title">
                  {cage.heading}
                </h2>
                <p className="text-lead text-quiet">{cage.text}</p>
              </div>
              <div>
                <RuledList items={cage.features} />
                <div className="row below">
                  <ButtonLink to={phone.href} size="lg" icon="phone">
                    {cage.button}
                  </ButtonLink>
                  <p className="text-quiet">{cage.note}</p>
                </div>
              </div>
            </div>
            <div className="below">
              <FigureOnCourt figure={cage.speed} court={sport.court} />
            </div>
          </Section>
          <Section tone="bone" labelledBy="ways">
            <SectionHead id="ways" title={copy.cardsHeading} />
            <div className="stack">
              {cards.map(({ title, text, features }) => (
                <section key={title} className="columns barred">
                  <div className="flow">
                    <h3 className="text-head">{title}</h3>
                    <p className="text-quiet">{text}</p>
                  </div>
                  <RuledList items={features} />
                </section>
              ))}
            </div>
          </Section>
          <CallToAction
            title={callToAction.heading}
            text={callToAction.text}
            action={{ label: callToAction.action, to: phone.href }}
            after="bone"
          />
        </>
      }
    >
      <Paragraphs texts={[sport.description, ...intro]} />
      <h2 className="text-title">{sportPageCopy.firstSessionHeading}</h2>
      <p className="measure text-loud">{sport.firstSession}</p>
    </SportLayout>
  );
}
