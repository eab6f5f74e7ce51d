import type { Photo } from "#ui/pictures/picture-url.ts";
import { ArrowLink } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/pictures/icon.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import styles from "./door-card.module.css";

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
    <article aria-label={title} className={`column relative ${styles.card}`}>
      <div className={`relative clip ${styles.door}`}>
        <Picture
          photo={photo}
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 66vw"
          className="cover"
        />
        <div aria-hidden="true" className={`grid absolute ${styles.leaf}`}>
          <span />
          <span />
          <span />
          <span />
          <b className={`absolute ${styles.number}`}>{number}</b>
        </div>
      </div>
      <div className={`flow ${styles.sill}`}>
        <Heading className="text-head">
          {icon && <Icon name={icon} size={6} />}
          {title}
        </Heading>
        <p className="text-quiet">{text}</p>
        <ArrowLink to={to} stretch>
          {action}
          <span className="sr-only"> about {title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
