import type { Sport } from "#content/sports/sport.ts";
import { sportPageCopy as copy } from "#content/sports/sport-copy.ts";
import { hall } from "#content/sports/sports-performance.ts";
import { home } from "#content/site.ts";
import type { Photo } from "#ui/pictures/picture-url.ts";
import { useGym } from "#app/gym.ts";
import { ArrowLink } from "#ui/button.tsx";
import { CoachCard } from "#app/sections/coach-card.tsx";
import { AsidePart, AsidePhone, ProgramAside } from "#app/programs/program-aside.tsx";

type Coach = { heading: string; name: string; line: string; text: string; portrait: Photo };

/** Coaches and places of a sport. */
export function SportSidebar({ sport, coaches }: { sport: Sport; coaches: readonly Coach[] }) {
  const { phone } = useGym();
  const { facility } = copy;
  return (
    <ProgramAside label={sport.title}>
      {coaches.map(({ heading, name, line, text, portrait }) => (
        <AsidePart key={name} title={heading}>
          <CoachCard photo={portrait} name={name} lines={[line]} row>
            <p>{text}</p>
          </CoachCard>
        </AsidePart>
      ))}
      <AsidePart title={facility.heading}>
        {(sport.alsoAtHome ? [hall, home] : [hall]).map(({ name, address, directionsUrl, website }) => (
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
        <div className="row">
          <AsidePhone {...phone} />
          <ArrowLink to={phone.href}>{facility.trainingButton}</ArrowLink>
        </div>
      </AsidePart>
    </ProgramAside>
  );
}
