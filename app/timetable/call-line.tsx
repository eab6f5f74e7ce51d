/** Words that end in a telephone number. */
export function CallLine({ words, phone }: { words: string; phone: { display: string; href: string } }) {
  return (
    <p className="below">
      {words}{" "}
      <a href={phone.href} className="link strong figures tap">
        {phone.display}
      </a>
    </p>
  );
}
