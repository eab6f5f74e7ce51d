import { ArrowLink } from "#ui/button.tsx";

/** A link to another program. */
export function SeeAlso(props: {
  heading: string;
  text: string;
  label: string;
  to: string;
  /** With a rule above. */
  ruled?: boolean;
}) {
  const { heading, text, label, to, ruled } = props;
  return (
    <div className={`row apart below ${ruled ? "barred" : ""}`}>
      <p className="display text-head">{heading}</p>
      <p>{text}</p>
      <ArrowLink to={to}>{label}</ArrowLink>
    </div>
  );
}
