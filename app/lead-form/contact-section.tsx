import type { ReactNode } from "react";
import { useActionData, useLocation } from "react-router";
import { Band, type Tone } from "#app/ui/band.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { island } from "#app/ui/island.tsx";
import type { LeadAnswer, LeadForm as FormName } from "#leads/lead-fields.ts";
import LeadFormPart, { type LeadFormProps, type Phone } from "./lead-form.island.tsx";

const LeadForm = island<LeadFormProps>("lead-form/lead-form", LeadFormPart);

/**
 * The #contact section that a page ends in; the form posts to the page's own address. Its page exports
 * `action = answerLeadPost(form, …)` and knows the query parameter `sent`.
 */
export function ContactSection(props: {
  form?: FormName;
  phone: Phone;
  copy: { eyebrow: string; heading: string; text: string };
  tone?: Tone;
  /** Below the introduction, beside the form: address, hours. */
  children?: ReactNode;
}) {
  const { form = "contact", phone, copy, tone = "bone", children } = props;
  const { pathname, search } = useLocation();
  const posted = useActionData() as LeadAnswer | undefined;
  const thanked = new URLSearchParams(search).get("sent") === "1";
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
          <LeadForm
            form={form}
            phone={phone}
            action={pathname}
            answer={posted ?? (thanked ? { state: "sent" } : undefined)}
          />
        </div>
      </div>
    </Band>
  );
}
