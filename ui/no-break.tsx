/** Words some parts of which stay on one line: what the pattern's one group finds. */
export function NoBreak({ text, whole }: { text: string; whole: RegExp }) {
  return text.split(whole).map((part, index) =>
    index % 2 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
