import { Paragraphs } from "#app/sections/paragraphs.tsx";
import { LocationTags } from "./location-tags.tsx";

/** What a program is, and the towns where it is. */
export function AboutProgram(props: {
  heading: string;
  towns?: readonly string[];
  paragraphs: readonly string[];
}) {
  const { heading, towns = [], paragraphs } = props;
  return (
    <div className="stack">
      <h2 className="text-title">{heading}</h2>
      {towns.length > 0 && <LocationTags towns={towns} />}
      <Paragraphs texts={paragraphs} />
    </div>
  );
}
