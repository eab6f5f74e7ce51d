import { Icon } from "#app/ui/icon.tsx";
import styles from "./location-tags.module.css";

/** The towns that a program serves. */
export function LocationTags({ towns }: { towns: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {towns.map((town) => (
        <li key={town} className="sign">
          <Icon name="pin" className="text-accent" />
          {town}
        </li>
      ))}
    </ul>
  );
}
