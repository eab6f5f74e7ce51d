import type { ReactNode } from "react";
import { Band, type Tone } from "#app/ui/band.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { LeadForm } from "#leads/lead-fields.ts";
import { ContactForm } from "./contact-form.tsx";
import { JiuJitsuForm } from "./jiu-jitsu-form.tsx";
import type { Phone } from "./lead-form.tsx";

/**
 * The #contact section that a page ends in; the form posts to the page's own address. Its page exports
 * `action = answerLeadPost(form, …)`, `clientAction = sendLead` and knows the query parameter `sent`.
 */
export function ContactSection(props: {
  form?: LeadForm;
  phone: Phone;
  copy: { eyebrow: string; heading: string; text: string };
  tone?: Tone;
  /** Below the introduction, beside the form: address, hours. */
  children?: ReactNode;
}) {
  const { form = "contact", phone, copy, tone = "bone", children } = props;
  const Form = form === "contact" ? ContactForm : JiuJitsuForm;
  return (
    <Band id="contact" tone={tone} labelledBy="contact-heading">
      <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <Eyebrow>{copy.eyebrow}</Eyebrow>
          <h2 id="contact-heading" className="mt-4 text-title">
            {copy.heading}
          </h2>
          <p className="mt-6 max-w-[48ch] text-lead text-quiet">{copy.text}</p>
          <a href={phone.href} className="display mt-8 inline-flex min-h-11 items-center gap-3 text-head">
            <Icon name="phone" className="size-6 text-accent" />
            {phone.display}
          </a>
          {children}
        </div>
        <div>
          <Form phone={phone} />
        </div>
      </div>
    </Band>
  );
}
