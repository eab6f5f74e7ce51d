import { ArrowLink } from "#ui/button.tsx";

/** A link to another program. */
export function SeeAlso(props: { heading: string; text: string; label: string; to: string }) {
  const { heading, text, label, to } = props;
  return (
    <div className="row apart below">
      <p className="display text-head">{heading}</p>
      <p>{text}</p>
      <ArrowLink to={to}>{label}</ArrowLink>
    </div>
  );
}
