import type { ReactNode } from "react";
import { useActionData, useLocation } from "react-router";
import { useGym } from "#app/gym.ts";
import { RuledList } from "#app/sections/ruled-list.tsx";
import { Section } from "#ui/section.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { island } from "#ui/island.tsx";
import type { LeadAnswer, LeadForm as FormName } from "#leads/lead-fields.ts";
import LeadFormIsland from "./lead-form.island.tsx";
import type { LeadFormProps } from "./use-lead-form.ts";
import styles from "./lead-form.module.css";

const LeadForm = island<LeadFormProps>("lead-form/lead-form", LeadFormIsland);

const nextSteps = {
  heading: "What happens next",
  steps: [
    "A real person reads it and answers you.",
    "You pick a time that works for you.",
    "Come as you are. Someone will meet you at the door and show you around.",
  ],
};

/**
 * The contact form at the end of a page: one line with a button, which targets the section and so shows the form. It
 * posts to the page itself, so the page's action is `leadAction(form)` and its handle allows the query parameter `sent`.
 */
export function ContactSection(props: {
  form?: FormName;
  copy: { eyebrow: string; heading: string; text: string };
  /** What the message is about, the preselected interest, and the id of the event. */
  subject?: string;
  interest?: string;
  event?: string;
  /** Not shown until it is targeted, below a call that links to it and has the phone number. */
  called?: boolean;
  /** Beside the form instead of the next steps, such as an address. The section is then always open. */
  children?: ReactNode;
}) {
  const { form = "contact", copy, subject, interest, event, called, children } = props;
  const { phone } = useGym();
  const { pathname, search } = useLocation();
  const posted = useActionData() as LeadAnswer | undefined;
  const wasSent = new URLSearchParams(search).get("sent") === "1";
  const isOpen = children !== undefined || posted !== undefined || wasSent;
  const closed = called ? styles.called : styles.folded;
  return (
    <Section id="contact" tone="bone" labelledBy="contact-heading" className={isOpen ? "" : closed}>
      <div className={`columns ${styles.section}`}>
        <div className="flow row apart">
          <SectionHead
            id="contact-heading"
            eyebrow={copy.eyebrow}
            plainEyebrow
            title={copy.heading}
            lead={<span className={styles.lead}>{copy.text}</span>}
            stack
          />
          {!children && (
            <div className="row">
              {!isOpen && !called && (
                <ButtonLink to="#contact" size="lg" icon="mail" className={styles.open}>
                  Write to us<span className="sr-only"> with the contact form</span>
                </ButtonLink>
              )}
              <a href={phone.href} className="display text-head tap">
                <Icon name="phone" size={6} className="text-accent" />
                {phone.display}
              </a>
            </div>
          )}
        </div>
        <div className={styles.form}>
          <LeadForm
            form={form}
            phone={phone}
            action={pathname}
            subject={subject}
            interest={interest}
            event={event}
            answer={posted ?? (wasSent ? { state: "sent" } : undefined)}
          />
          {children && <NextSteps />}
        </div>
        <div className={styles.beside}>{children ?? <NextSteps />}</div>
      </div>
    </Section>
  );
}

function NextSteps() {
  return (
    <div className="below">
      <h3 className="text-sub">{nextSteps.heading}</h3>
      <RuledList items={nextSteps.steps} numbered single className="mt-5" />
    </div>
  );
}
