import { ArrowLink } from "#ui/button.tsx";

/** Beside the small print: who to ask, by phone, e-mail or form. */
export function TalkToUs(props: {
  title: string;
  text: string;
  phone: { display: string; href: string };
  email: { display: string; href: string };
}) {
  const { title, text, phone, email } = props;
  return (
    <>
      <h2 className="text-sub">{title}</h2>
      <p className="text-lead">{text}</p>
      <p>
        <a href={phone.href} className="display figures text-head tap">
          {phone.display}
        </a>
        <br />
        <a href={email.href} className="link tap">
          {email.display}
        </a>
      </p>
      <ArrowLink to="/contact">Write to us</ArrowLink>
    </>
  );
}
