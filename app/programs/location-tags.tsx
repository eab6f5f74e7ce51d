import { Icon } from "#app/ui/pictures/icon.tsx";
import styles from "./location-tags.module.css";

/** The towns that a program serves, in one line. */
export function LocationTags({ towns }: { towns: readonly string[] }) {
  return (
    <ul className={`sign row ${styles.tags}`}>
      {towns.map((town, index) => (
        <li key={town} className="row">
          {index === 0 && <Icon name="pin" className="text-accent" />}
          {town}
        </li>
      ))}
    </ul>
  );
}
