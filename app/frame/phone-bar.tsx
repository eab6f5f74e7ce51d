import { use } from "react";
import { freeAssessmentLink } from "#content/navigation.ts";
import { home } from "#content/site.ts";
import { DocumentContext } from "#app/document.ts";
import { useGym } from "#app/gym.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./phone-bar.module.css";

/** Quick actions at the bottom of small screens. Sticky, so it never covers the end of the page. */
export function PhoneBar() {
  const { place = home } = use(DocumentContext);
  return (
    <div className={`on-ink no-print ${styles.bar}`}>
      <nav aria-label="Quick actions" className="flex inset-focus">
        <a href={useGym().phone.href} className="display">
          <Icon name="phone" />
          Call
        </a>
        <a href={place.directionsUrl} className="display">
          <Icon name="pin" />
          Directions
        </a>
        <a href={freeAssessmentLink.to} className="display">
          <Icon name="calendar" />
          Free assessment
        </a>
      </nav>
    </div>
  );
}
