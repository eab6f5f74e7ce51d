import type { Photo } from "#photos/photo-url.ts";
import { ArrowLink } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** A bay of the station: on hover and focus its door rolls up over the photograph. */
export function DoorCard(props: {
  /** As stenciled on the door: "01". */
  number: string;
  title: string;
  text: string;
  to: string;
  photo: Photo;
  icon?: IconName | Capitalize<IconName>;
  action?: string;
  /** Level of the heading in its page. */
  as?: "h2" | "h3";
}) {
  const { number, title, text, to, photo, icon, action = "Learn More", as: Heading = "h3" } = props;
  return (
    <article className="door-card">
      <div className="door">
        <Picture
          photo={photo}
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 66vw"
          className="absolute inset-0"
        />
        <div aria-hidden="true" className="door-leaf">
          <span />
          <span />
          <span />
          <span />
          <b className="door-number">{number}</b>
        </div>
      </div>
      <div className="door-sill">
        <Heading className="text-head">
          {icon && <Icon name={icon} className="door-icon" />}
          {title}
        </Heading>
        <p className="mt-3 text-quiet">{text}</p>
        <ArrowLink to={to} stretch className="mt-3">
          {action}
          <span className="sr-only"> about {title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
