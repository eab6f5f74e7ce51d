import type { ReactNode } from "react";
import { useActionData, useLocation } from "react-router";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { Section, type Tone } from "#ui/section.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { island } from "#ui/island.tsx";
import type { LeadAnswer, LeadForm as FormName } from "#leads/lead-fields.ts";
import LeadFormPart from "./lead-form.island.tsx";
import type { LeadFormProps, Phone } from "./use-lead-form.ts";
import styles from "./lead-form.module.css";

const LeadForm = island<LeadFormProps>("lead-form/lead-form", LeadFormPart);

const afterwards = {
  heading: "What happens next",
  steps: [
    "A person here reads it and answers you, by name.",
    "Together you pick a time that suits you.",
    "You come as you are. Somebody meets you at the door and shows you around.",
  ],
};

/**
 * The #contact section that a page ends in; the form posts to the page's own address. Its page exports
 * `action = answerLeadPost(form, …)` and knows the query parameter `sent`.
 */
export function ContactSection(props: {
  form?: FormName;
  phone: Phone;
  copy: { eyebrow: string; heading: string; text: string };
  tone?: Tone;
  /** What the visitor has come for, and the interest that the form begins with. */
  subject?: string;
  interest?: string;
  /**
   * Below the introduction, beside the form; on a phone, where the form comes first, below it: address, hours. A page
   * that has them tells the number among them.
   */
  children?: ReactNode;
}) {
  const { form = "contact", phone, copy, tone = "bone", subject, interest, children } = props;
  const { pathname, search } = useLocation();
  const posted = useActionData() as LeadAnswer | undefined;
  const thanked = new URLSearchParams(search).get("sent") === "1";
  return (
    <Section id="contact" tone={tone} labelledBy="contact-heading">
      <div className={`columns ${styles.section}`}>
        <div className="flow">
          <SectionHead id="contact-heading" sign={copy.eyebrow} title={copy.heading} lead={copy.text} stack />
          {!children && (
            <a href={phone.href} className="display text-head tap">
              <Icon name="phone" size={6} className="text-accent" />
              {phone.display}
            </a>
          )}
        </div>
        <div className={styles.form}>
          <LeadForm
            form={form}
            phone={phone}
            action={pathname}
            subject={subject}
            interest={interest}
            answer={posted ?? (thanked ? { state: "sent" } : undefined)}
          />
        </div>
        <div className={styles.beside}>
          {children ?? (
            <>
              <h3 className="text-sub">{afterwards.heading}</h3>
              <RuledList items={afterwards.steps} numbered single className="below" />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}
