import { ErrorSummary } from "#ui/forms/error-summary.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { trapField } from "#leads/lead-fields.ts";
import { ContactFields } from "./contact-fields.tsx";
import { JiuJitsuFields } from "./jiu-jitsu-fields.tsx";
import { keptWords, notTakenWords, sentWords } from "./form-text.ts";
import { useLeadForm, type LeadFormProps, type Phone } from "./use-lead-form.ts";
import styles from "./lead-form.module.css";

/** Password managers that fill in what they don't know, too, heed these. */
const noFiller = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

/** Both forms: the fields, the summary of errors, the trap for robots, the consent line, the states. */
export default function LeadForm(props: LeadFormProps) {
  const { form, phone, action } = props;
  const { formRef, submit, goOn, state, notTaken, faults, errors, typed, round } = useLeadForm(props);
  const Fields = form === "contact" ? ContactFields : JiuJitsuFields;
  const sending = state === "sending";
  const thanks = round === 0 ? sentWords[form] : keptWords;
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
      <ErrorSummary errors={errors} />
      {notTaken && <NotSent {...notTakenWords(notTaken, form, phone.display)} phone={phone} />}
      {state === "sent" && (
        <Notice
          kind="done"
          title={thanks.title}
          action={
            <ButtonLink to={`${action}#contact`} onClick={goOn}>
              Send another message
            </ButtonLink>
          }
        >
          <p>{thanks.text}</p>
        </Notice>
      )}
      {typed.subject && <Subject words={typed.subject} />}
      <div key={round} className={`tiles ${styles.fields}`}>
        <Fields faults={faults} typed={typed} />
        <p aria-hidden="true" className="sr-only">
          <label>
            Leave this empty
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" {...noFiller} />
          </label>
        </p>
      </div>
      <p className="measure text-quiet">
        We use what you send to answer you, and for nothing else. How long we keep it, and how to have it
        erased: see our{" "}
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

/** Named above the fields, and sent with them. */
function Subject({ words }: { words: string }) {
  return (
    <p className={`stack gap-1 ${styles.subject}`}>
      <span className="sign text-quiet">Your message is about</span>
      <b className="display text-sub">{words}</b>
      <input type="hidden" name="subject" value={words} />
    </p>
  );
}

function NotSent({ title, text, phone }: { title: string; text: string; phone: Phone }) {
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
