import { Fragment } from "react";

/** An address that breaks before its @ or a dot if it does not fit into the line. */
export function Breakable({ text }: { text: string }) {
  const [first, ...rest] = text.split(/(?=@|\.\w)/);
  return (
    <span>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
