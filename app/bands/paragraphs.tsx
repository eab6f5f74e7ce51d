/** A text of several paragraphs; the first one speaks louder. */
export function Paragraphs({ texts, className = "" }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={`measure ${className}`}>
      {texts.map((text, index) => (
        <p key={text} className={index === 0 ? "text-lead" : "mt-5"}>
          {text}
        </p>
      ))}
    </div>
  );
}
