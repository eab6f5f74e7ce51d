import { ArrowLink } from "#ui/button.tsx";

/** One line about another program, at the end of a band. */
export function SeeAlso(props: {
  heading: string;
  text: string;
  label: string;
  to: string;
  /** Under a rule of its own. */
  ruled?: boolean;
}) {
  const { heading, text, label, to, ruled } = props;
  return (
    <div className={`row apart below ${ruled ? "barred" : ""}`}>
      <p className="display text-head">{heading}</p>
      <p className="text-quiet">{text}</p>
      <ArrowLink to={to}>{label}</ArrowLink>
    </div>
  );
}
