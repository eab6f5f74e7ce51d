export function TourBlurbs(props: {
  blurbs: readonly { title: string; text: string }[];
  heading: "h2" | "h3";
}) {
  const { blurbs, heading: Heading } = props;
  return (
    <ul className="thirds below">
      {blurbs.map(({ title, text }) => (
        <li key={title} className="flow">
          <Heading className="text-sub">{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
