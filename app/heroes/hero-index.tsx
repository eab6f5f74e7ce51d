import { Picture, TALL_ON_PHONES } from "#app/ui/picture.tsx";
import { HeroTrail, HeroWords, type HeroProps } from "./hero-parts.tsx";

/** Set like the front of a paper: the title over a wide crop, and beside it what is inside. */
export function HeroIndex(
  props: HeroProps & { label: string; entries: readonly { to: string; title: string; note: string }[] },
) {
  const { photo, trail, label, entries, ...words } = props;
  return (
    <section className="on-bone hero-index">
      <div className="hero-index-photo on-photo">
        <div className="cover">
          <Picture photo={photo} sizes={TALL_ON_PHONES} priority className="absolute inset-0" />
        </div>
        <div aria-hidden="true" className="scrim scrim-top" />
        <div className="shell relative">
          <HeroTrail trail={trail} />
        </div>
      </div>
      <div className="shell hero-index-row">
        <div className="hero-index-title">
          <HeroWords {...words} />
        </div>
        <nav aria-label={label}>
          <ol className="index">
            {entries.map(({ to, title, note }) => (
              <li key={to}>
                <a href={to}>
                  <span className="display text-sub">{title}</span>
                  <span className="text-quiet">{note}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );
}
