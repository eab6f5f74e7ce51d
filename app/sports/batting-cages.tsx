import type { Court, Sport } from "#content/sports/sport.ts";
import { useGym } from "#app/gym.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FigureOnCourt } from "./court-lines.tsx";

/** Batting cages, ways to train, and a call to action. */
export function BattingCages(props: { training: NonNullable<Sport["training"]>; court: Court | undefined }) {
  const { phone } = useGym();
  const { cage, cardsHeading, cards, callToAction } = props.training;
  return (
    <>
      <Section tone="ink" space="top" labelledBy="cages">
        <div className="columns">
          <div className="flow">
            <h2 id="cages" className="text-title">
              {cage.heading}
            </h2>
            <p className="text-lead">{cage.text}</p>
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
          <FigureOnCourt figure={cage.speed} court={props.court} />
        </div>
      </Section>
      <Section tone="bone" labelledBy="ways">
        <SectionHead id="ways" title={cardsHeading} />
        <div className="stack">
          {cards.map(({ title, text, features }) => (
            <section key={title} className="columns barred">
              <div className="flow">
                <h3 className="text-head">{title}</h3>
                <p>{text}</p>
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
  );
}
