import { Icon } from "#app/ui/pictures/icon.tsx";

/** Words that end in a telephone number. */
export function CallLine({ words, phone }: { words: string; phone: { display: string; href: string } }) {
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
