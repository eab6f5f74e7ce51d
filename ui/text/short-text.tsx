/** Text of which phones show the first sentence. Its parent has the class `fold`. */
export function ShortText({ text }: { text: string }) {
  const [first = text] = /^.+?[.!?](?=\s)/s.exec(text) ?? [];
  return (
    <>
      {first}
      <span className="folds">{text.slice(first.length)}</span>
    </>
  );
}
