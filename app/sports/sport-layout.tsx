import type { ReactNode } from "react";
import type { Photo } from "#photos/photo-url.ts";
import { Band } from "#app/ui/band.tsx";
import { ArrowLink, ButtonLink } from "#app/ui/button.tsx";
import { CoachCard } from "#app/bands/coach-card.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroBoard } from "#app/heroes/hero-board.tsx";
import { AsidePart, AsidePhone, ProgramAside, ProgramColumns } from "#app/programs/program-aside.tsx";
import styles from "./sport-layout.module.css";

type Phone = { display: string; href: string };

type Others = { heading: string; links: readonly { name: string; to: string }[] };

type SidebarWords = {
  coach: { heading: string; name: string; place: string; text: string };
  facility: {
    heading: string;
    name: string;
    address: string;
    trainingButton: string;
    websiteButton: { label: string; href: string } | null;
  };
};

/** What the seven sport pages have in common: the score board, the sidebar, the way to the other sports. */
export function SportLayout(props: {
  trail: { label: string; to?: string }[];
  title: string;
  lead: string;
  photo: Photo;
  facts: readonly { label: string; value: string }[];
  offer: { label: string; to: string };
  coach: Photo;
  sidebar: SidebarWords;
  others: Others;
  contact: { eyebrow: string; heading: string; text: string };
  phone: Phone;
  /** Beside the sidebar. */
  children: ReactNode;
  /** Full-width bands below both. */
  below?: ReactNode;
}) {
  const { trail, title, lead, photo, facts, offer, coach, sidebar, others, contact, phone, children, below } =
    props;
  return (
    <>
      <HeroBoard photo={photo} pictureFirst trail={trail} title={title} lead={lead} facts={facts}>
        <ButtonLink to={offer.to} size="lg">
          {offer.label}
        </ButtonLink>
      </HeroBoard>
      <Band>
        <ProgramColumns
          aside={<Sidebar label={title} photo={coach} words={sidebar} others={others} phone={phone} />}
        >
          {children}
        </ProgramColumns>
      </Band>
      {below}
      <ContactSection phone={phone} copy={contact} tone={below ? "white" : "bone"} />
    </>
  );
}

function Sidebar(props: { label: string; photo: Photo; words: SidebarWords; others: Others; phone: Phone }) {
  const { label, photo, words, others, phone } = props;
  const { coach, facility } = words;
  return (
    <ProgramAside label={label}>
      <AsidePart title={coach.heading}>
        <CoachCard photo={photo} name={coach.name} lines={[coach.place]}>
          <p>{coach.text}</p>
        </CoachCard>
      </AsidePart>
      <AsidePart title={facility.heading}>
        <b>{facility.name}</b>
        <address className="text-quiet">{facility.address}</address>
        <AsidePhone {...phone} />
        <div className={`stack ${styles.buttons}`}>
          <ButtonLink to={phone.href} icon="phone">
            {facility.trainingButton}
          </ButtonLink>
          {facility.websiteButton && (
            <ButtonLink to={facility.websiteButton.href} look="line" icon="external" newTab>
              {facility.websiteButton.label}
            </ButtonLink>
          )}
        </div>
      </AsidePart>
      <AsidePart title={others.heading}>
        <ul className={`display lined ${styles.others}`}>
          {others.links.map(({ name, to }) => (
            <li key={to}>
              <ArrowLink to={to}>{name}</ArrowLink>
            </li>
          ))}
        </ul>
      </AsidePart>
    </ProgramAside>
  );
}
