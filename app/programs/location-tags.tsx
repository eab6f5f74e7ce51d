import { Icon } from "#app/ui/pictures/icon.tsx";
import styles from "./location-tags.module.css";

/** The towns that a program serves. */
export function LocationTags({ towns }: { towns: readonly string[] }) {
  return (
    <ul className={`row ${styles.tags}`}>
      {towns.map((town) => (
        <li key={town} className="sign row">
          <Icon name="pin" className="text-accent" />
          {town}
        </li>
      ))}
    </ul>
  );
}
