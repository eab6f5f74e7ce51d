import { Picture, TALL_ON_PHONES } from "#app/ui/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";

/** The directory board of a lobby hangs over the photograph: one line per door, each leading to its entry. */
export function HeroDirectory(
  props: HeroProps & { label: string; doors: readonly { door: string; name: string; to: string }[] },
) {
  const { photo, trail, label, doors, ...words } = props;
  return (
    <section className="on-photo hero-directory">
      <div className="cover">
        <Picture photo={photo} sizes={TALL_ON_PHONES} priority className="absolute inset-0" />
      </div>
      <div aria-hidden="true" className="scrim scrim-left" />
      <div className="shell hero-directory-row">
        <div className="hero-directory-words">
          <HeroTrail trail={trail} />
          <div className="hero-directory-title">
            <HeroWords {...words} />
          </div>
        </div>
        <nav aria-label={label} className="on-ink directory">
          <ol>
            {doors.map(({ door, name, to }) => (
              <li key={to}>
                <a href={to}>
                  <span className="directory-door">{door}</span>
                  <span>{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
