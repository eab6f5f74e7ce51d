import { Icon } from "#app/ui/icon.tsx";

/** Three thumbs' worth of actions at the foot of small screens; sticky, so it never covers the end of the page. */
export function PhoneBar(props: { callHref: string; directionsHref: string; assessmentTo: string }) {
  return (
    <div className="phone-bar">
      <nav aria-label="Quick actions">
        <a href={props.callHref}>
          <Icon name="phone" />
          Call
        </a>
        <a href={props.directionsHref}>
          <Icon name="pin" />
          Directions
        </a>
        <a href={props.assessmentTo} className="phone-bar-call">
          <Icon name="calendar" />
          Free assessment
        </a>
      </nav>
    </div>
  );
}
