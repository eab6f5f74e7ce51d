import { useGym } from "#app/gym.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";

/** Words that end in the gym's telephone number. */
export function CallLine({ words }: { words: string }) {
  const { phone } = useGym();
  return (
    <p className="below">
      {words}{" "}
      <a href={phone.href} className="link strong figures tap">
        <Icon name="phone" />
        {phone.display}
      </a>
    </p>
  );
}
