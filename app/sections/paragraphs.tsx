/** A text of several paragraphs; the first one speaks louder. */
export function Paragraphs({ texts: [first, ...others] }: { texts: readonly string[] }) {
  return (
    <div className="flow">
      <p className="text-loud">{first}</p>
      {others.length > 0 && (
        <div className="prose">
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </div>
  );
}
