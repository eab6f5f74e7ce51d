import type { sportSidebar } from "#content/sports/sports-performance.ts";
import type { ReactNode } from "react";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { Section } from "#ui/section.tsx";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { CoachCard } from "#app/sections/coach-card.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroBoard } from "#app/heroes/hero-board.tsx";
import { AsidePart, AsidePhone, ProgramAside, ProgramColumns } from "#app/programs/program-aside.tsx";
import { OtherSports } from "./sport-lanes.tsx";

type Phone = { display: string; href: string };

type Coach = { heading: string; name: string; line: string; text: string; portrait: Photo };

type SidebarCopy = ReturnType<typeof sportSidebar>;

/** Layout of the sport pages. */
export function SportLayout(props: {
  trail: { label: string; to?: string }[];
  sport: {
    name: string;
    title: string;
    lead: string;
    pictureOn?: "left";
    subjectOn?: "right" | "edge";
    lettered?: true;
  };
  photo: Photo;
  facts: readonly { label: string; value: string }[];
  offer: { label: string; to: string; note?: string };
  /** The head coach first. */
  coaches: readonly Coach[];
  sidebar: SidebarCopy;
  others: { heading: string; sports: readonly { name: string; to: string; photo: Photo; lettered?: true }[] };
  contact: { eyebrow: string; heading: string; text: string };
  phone: Phone;
  /** Next to the sidebar. */
  children: ReactNode;
  /** Below both, on the lower edge of the section. */
  floor?: ReactNode;
  /** Full-width sections below. */
  below: ReactNode;
}) {
  const { trail, sport, photo, facts, offer, others, contact, phone, children, floor, below } = props;
  const { name, title, lead, pictureOn, subjectOn, lettered } = sport;
  return (
    <>
      <HeroBoard
        photo={photo}
        pictureFirst
        nearer={lettered}
        flip={pictureOn === "left"}
        subjectOn={subjectOn}
        trail={trail}
        title={title}
        lead={lead}
        facts={facts}
      >
        <ButtonLink to={offer.to} size="lg">
          {offer.label}
        </ButtonLink>
        {offer.note && <p className="text-quiet">{offer.note}</p>}
      </HeroBoard>
      <Section space={floor ? "top" : "both"} shell={false}>
        <div className="shell">
          <ProgramColumns
            aside={<Sidebar label={title} coaches={props.coaches} copy={props.sidebar} phone={phone} />}
          >
            {children}
          </ProgramColumns>
        </div>
        {floor && <div className="column pt-section">{floor}</div>}
      </Section>
      {below}
      <OtherSports heading={others.heading} sports={others.sports} />
      <ContactSection phone={phone} copy={contact} subject={name} />
    </>
  );
}

function Sidebar(props: { label: string; coaches: readonly Coach[]; copy: SidebarCopy; phone: Phone }) {
  const { label, coaches, copy, phone } = props;
  const { facility } = copy;
  return (
    <ProgramAside label={label}>
      {coaches.map(({ heading, name, line, text, portrait }) => (
        <AsidePart key={name} title={heading}>
          <CoachCard photo={portrait} name={name} lines={[line]} row>
            <p>{text}</p>
          </CoachCard>
        </AsidePart>
      ))}
      <AsidePart title={facility.heading}>
        {facility.places.map(({ name, address, directionsUrl, website }) => (
          <div key={name}>
            <address className="text-quiet">
              <b>{name}</b>
              <br />
              {address}
            </address>
            <p className="row">
              <ArrowLink to={directionsUrl}>{facility.directions}</ArrowLink>
              {website && (
                <ArrowLink to={website} newTab>
                  {facility.website}
                </ArrowLink>
              )}
            </p>
          </div>
        ))}
        <AsidePhone {...phone} />
        <ButtonLink to={phone.href} variant="ink" icon="phone">
          {facility.trainingButton}
        </ButtonLink>
      </AsidePart>
    </ProgramAside>
  );
}
