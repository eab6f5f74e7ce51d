/** Text in which the matches of the pattern's only group do not wrap. */
export function NoBreak({ text, pattern }: { text: string; pattern: RegExp }) {
  return text.split(pattern).map((part, index) =>
    index % 2 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
