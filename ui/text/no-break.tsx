/** Text in which the matches of the pattern's only group do not wrap: words with a hyphen by default. */
export function NoBreak({ text, pattern = /(\S+-\S+)/ }: { text: string; pattern?: RegExp }) {
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
