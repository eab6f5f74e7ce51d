import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./phone-bar.module.css";

/** Three thumbs' worth of actions at the foot of small screens; sticky, so it never covers the end of the page. */
export function PhoneBar(props: { callHref: string; directionsHref: string; assessmentTo: string }) {
  return (
    <div className={`on-ink ${styles.bar}`}>
      <nav aria-label="Quick actions" className="flex inset-focus">
        <a href={props.callHref} className="display">
          <Icon name="phone" />
          Call
        </a>
        <a href={props.directionsHref} className="display">
          <Icon name="pin" />
          Directions
        </a>
        <a href={props.assessmentTo} className="display">
          <Icon name="calendar" />
          Free assessment
        </a>
      </nav>
    </div>
  );
}
