import type { ReactNode } from "react";
import { slug } from "#domain/text.ts";

type Group<Item> = readonly [heading: string, items?: readonly Item[]];

/** Lists under headings, in two columns on large screens. `linked` puts links to the headings above them. */
export function Groups<Item>(props: {
  groups: readonly Group<Item>[];
  linked: boolean;
  children: (items: readonly Item[]) => ReactNode;
}) {
  const { groups, linked, children } = props;
  return (
    <>
      {linked && (
        <nav aria-label="On this page" className="row">
          {groups.map(([heading]) => (
            <a key={heading} className="link tap" href={`#${slug(heading)}`}>
              {heading}
            </a>
          ))}
        </nav>
      )}
      <div hidden={groups.length === 0} className={groups.length > 1 ? "columns halves" : ""}>
        {groups.map(([heading, items = []]) => (
          <section key={heading} className="flow">
            {heading && (
              <h2 id={slug(heading)} className="text-head">
                {heading}
              </h2>
            )}
            {children(items)}
          </section>
        ))}
      </div>
    </>
  );
}
