import { Icon } from "#ui/pictures/icon.tsx";

/** The towns that a program serves, in one line. */
export function LocationTags({ towns }: { towns: readonly string[] }) {
  return (
    <p className="sign">
      <Icon name="pin" className="text-accent" /> Serving {towns.join(" / ")}
    </p>
  );
}
