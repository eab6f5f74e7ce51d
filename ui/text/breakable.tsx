import { Fragment } from "react";

/** A link whose address breaks before its @ or a dot if it does not fit into the line. Its name has no such breaks. */
export function BreakableLink(props: { href: string; text: string; className: string }) {
  const { href, text, className } = props;
  const [first, ...rest] = text.split(/(?=@|\.\w)/);
  return (
    <a href={href} className={className} aria-label={rest.length > 0 ? text : undefined}>
      <span>
        {first}
        {rest.map((part, index) => (
          <Fragment key={index}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  );
}
