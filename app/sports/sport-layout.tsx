import type { ReactNode } from "react";
import type { Photo } from "#photos/photo-url.ts";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CoachCard } from "#app/bands/coach-card.tsx";
import { ContactSection } from "#app/lead-form/contact-section.tsx";
import { HeroBoard } from "#app/heroes/hero-board.tsx";
import { AsidePart, ProgramAside } from "#app/programs/program-aside.tsx";

type Phone = { display: string; href: string };

type Sidebar = {
  coach: { heading: string; name: string; place: string; text: string };
  facility: {
    heading: string;
    name: string;
    address: string;
    phone: Phone;
    trainingButton: { label: string; href: string };
    websiteButton: { label: string; href: string };
  };
};

/** What the seven sport pages have in common: the score board, the sidebar, the way to the other sports. */
export function SportLayout(props: {
  trail: { label: string; to?: string }[];
  title: string;
  lead: string;
  photo: Photo;
  facts: readonly { label: string; value: string }[];
  coach: Photo;
  sidebar: Sidebar;
  others: { heading: string; links: readonly { name: string; to: string }[] };
  contact: { eyebrow: string; heading: string; text: string };
  phone: Phone;
  /** Beside the sidebar. */
  children: ReactNode;
  /** Full-width bands below both. */
  below?: ReactNode;
}) {
  const { trail, title, lead, photo, facts, coach, sidebar, others, contact, phone, children, below } = props;
  const { facility } = sidebar;
  return (
    <>
      <HeroBoard photo={photo} trail={trail} title={title} lead={lead} facts={facts} />
      <Band>
        <div className="program-grid">
          <div>{children}</div>
          <ProgramAside label={title}>
            <AsidePart title={sidebar.coach.heading}>
              <CoachCard photo={coach} name={sidebar.coach.name} lines={[sidebar.coach.place]}>
                <p>{sidebar.coach.text}</p>
              </CoachCard>
            </AsidePart>
            <AsidePart title={facility.heading}>
              <p className="font-semibold">{facility.name}</p>
              <address className="text-quiet not-italic">{facility.address}</address>
              <a href={facility.phone.href} className="display figures inline-block py-3 text-head">
                {facility.phone.display}
              </a>
              <div className="grid gap-3">
                <ButtonLink to={facility.trainingButton.href} icon="phone">
                  {facility.trainingButton.label}
                </ButtonLink>
                <ButtonLink to={facility.websiteButton.href} look="line" icon="external" newTab>
                  {facility.websiteButton.label}
                </ButtonLink>
              </div>
            </AsidePart>
            <AsidePart title={others.heading}>
              <OtherSports links={others.links} />
            </AsidePart>
          </ProgramAside>
        </div>
      </Band>
      {below}
      <ContactSection phone={phone} copy={contact} tone={below ? "white" : "bone"} />
    </>
  );
}

function OtherSports({ links }: { links: readonly { name: string; to: string }[] }) {
  return (
    <ul className="sport-links">
      {links.map(({ name, to }) => (
        <li key={to}>
          <a href={to}>
            {name}
            <Icon name="arrow" className="arrow-link-tip size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
