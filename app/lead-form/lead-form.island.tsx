import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { trapField } from "#leads/lead-fields.ts";
import { LeadFields } from "./fields.tsx";
import { rejectionText, sentNotice, sentText } from "./form-text.ts";
import { useLeadForm, type LeadFormProps, type Phone } from "./use-lead-form.ts";
import styles from "./lead-form.module.css";

/** Keeps password managers out of the honeypot. */
const noAutofill = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

/** The contact form and the jiu-jitsu form. */
export default function LeadForm(props: LeadFormProps) {
  const { form, phone, action } = props;
  const { formRef, submit, dismissThanks, state, rejection, errors, errorList, typed, sentCount } =
    useLeadForm(props);
  const sending = state === "sending";
  const thanks = sentCount === 0 ? sentText[form] : sentNotice;
  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      onSubmit={submit}
      aria-busy={sending}
      data-sent={state === "sent" || undefined}
      className="flow"
    >
      <ErrorSummary errors={errorList} />
      {rejection && <Rejection {...rejectionText(rejection, form, phone.display)} phone={phone} />}
      {state === "sent" && (
        <Notice
          kind="done"
          title={thanks.title}
          focused
          action={
            <ButtonLink to={`${action}#contact`} onClick={dismissThanks}>
              Send another message
            </ButtonLink>
          }
        >
          <p>{thanks.text}</p>
        </Notice>
      )}
      {typed.subject && <SubjectField subject={typed.subject} event={typed.event} />}
      <div key={sentCount} className={`tiles ${styles.fields}`}>
        <LeadFields form={form} errors={errors} typed={typed} />
        <p aria-hidden="true" className="sr-only">
          <label>
            Leave this empty
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" {...noAutofill} />
          </label>
        </p>
      </div>
      <p className="measure text-quiet">
        We use what you send only to answer you. To see how long we keep it and how to have it erased, read
        our{" "}
        <a href="/privacy" className="link">
          privacy page
        </a>
        .
      </p>
      <Button type="submit" size="lg" disabled={sending}>
        {sending ? "Sending..." : "Send Message"}
      </Button>
    </form>
  );
}

function SubjectField({ subject, event }: { subject: string; event: string | undefined }) {
  return (
    <p className={`stack gap-1 ${styles.subject}`}>
      <span className="sign text-quiet">Your message is about</span>
      <b className="display text-sub">{subject}</b>
      <input type="hidden" name="subject" value={subject} />
      {event && <input type="hidden" name="event" value={event} />}
    </p>
  );
}

function Rejection({ title, text, phone }: { title: string; text: string; phone: Phone }) {
  return (
    <Notice
      kind="error"
      title={title}
      focused
      action={
        <ButtonLink to={phone.href} variant="line" icon="phone">
          {phone.display}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
