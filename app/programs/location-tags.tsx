import { Icon } from "#app/ui/icon.tsx";

/** The towns that a program serves. */
export function LocationTags({ towns, className = "" }: { towns: readonly string[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-6 gap-y-2 ${className}`}>
      {towns.map((town) => (
        <li key={town} className="sign flex items-center gap-2">
          <Icon name="pin" className="size-4.5 text-accent" />
          {town}
        </li>
      ))}
    </ul>
  );
}
