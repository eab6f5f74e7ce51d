/** A text of several paragraphs; the first one speaks louder. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="measure flow">
      {texts.map((text, index) => (
        <p key={text} className={index === 0 ? "text-lead" : undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}
