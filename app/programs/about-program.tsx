import { Fragment } from "react";
import { ArrowLink } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Prose } from "#ui/text/prose.tsx";

/** Description of a program, and the towns that it serves. Nothing for a program without a text. */
export function AboutProgram(props: {
  heading: string;
  towns?: readonly string[];
  paragraphs: readonly string[];
}) {
  const { heading, towns = [], paragraphs } = props;
  if (paragraphs.length === 0) return null;
  return (
    <div className="stack">
      <h2 className="text-title">{heading}</h2>
      {towns.length > 0 && (
        <div className="sign flex gap-2">
          <Icon name="pin" className="text-accent" />
          <span>
            Serving{" "}
            {towns.map((town, index) => (
              <Fragment key={town}>
                <span className="unbroken">{index < towns.length - 1 ? `${town} /` : town}</span>{" "}
              </Fragment>
            ))}
          </span>
        </div>
      )}
      <Paragraphs texts={paragraphs} />
    </div>
  );
}

/** The first paragraph is larger; on phones the others are folded if there are several. */
export function Paragraphs({ texts: [first, ...others] }: { texts: readonly string[] }) {
  return (
    <div id="read-more" className="flow fold">
      <Prose>
        <p className="text-loud">{first}</p>
        {others.map((text) => (
          <p key={text} className={others.length > 1 ? "folds" : undefined}>
            {text}
          </p>
        ))}
      </Prose>
      {others.length > 1 && (
        <ArrowLink to="#read-more" className="unfold">
          Read more
        </ArrowLink>
      )}
    </div>
  );
}
