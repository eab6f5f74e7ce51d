import { ArrowLink } from "#app/ui/button.tsx";

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
      <p className="mt-3 text-quiet">{text}</p>
      <p className="mt-5">
        <a href={phone.href} className="display figures inline-block py-1 text-head hover:text-accent">
          {phone.display}
        </a>
        <br />
        <a href={email.href} className="link inline-block py-2">
          {email.display}
        </a>
      </p>
      <ArrowLink to="/contact" className="mt-2">
        Write to us
      </ArrowLink>
    </>
  );
}
