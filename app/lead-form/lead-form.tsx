import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { trapField, type Faults, type LeadForm as FormName, type Typed } from "#leads/lead-fields.ts";
import { busyWords, failedWords, sentWords } from "./lead-words.ts";
import { useLeadForm } from "./use-lead-form.ts";

export type Phone = { display: string; href: string };

/** Password managers that fill in what they don't know, too, heed these. */
const noFiller = {
  "data-1p-ignore": "",
  "data-lpignore": "true",
  "data-bwignore": "",
  "data-form-type": "other",
};

/** What both forms share: the summary of errors, the trap for robots, the consent line, the states. */
export function LeadForm(props: {
  form: FormName;
  phone: Phone;
  button: string;
  children: (faults: Faults, typed: Typed) => ReactNode;
}) {
  const { form, phone, button, children } = props;
  const { action, hydrated, submit, formRef, sending, faults, errors, round, typed, posted, thanked } =
    useLeadForm(form, phone.display);
  if (thanked || posted?.state === "sent") return <ThankYou form={form} again={action} />;
  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      noValidate={hydrated}
      onSubmit={submit}
      aria-busy={sending}
    >
      <ErrorSummary errors={errors} />
      {posted?.state === "failed" && <NotSent {...failedWords(form, phone.display)} phone={phone} />}
      {posted?.state === "busy" && <NotSent {...busyWords(phone.display)} phone={phone} />}
      <div key={round} className="grid gap-5 sm:grid-cols-2">
        {children(faults, typed)}
        <p aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
          <label>
            Leave this empty
            <input type="text" name={trapField} tabIndex={-1} autoComplete="off" {...noFiller} />
          </label>
        </p>
      </div>
      <p className="mt-6 max-w-[60ch] text-quiet">
        We use what you send to answer you, and for nothing else. How long we keep it, and how to have it
        erased: see our{" "}
        <Link to="/privacy" className="link">
          privacy page
        </Link>
        .
      </p>
      <Button type="submit" size="lg" className="mt-6" disabled={sending}>
        {sending ? "Sending..." : button}
      </Button>
    </form>
  );
}

function ThankYou({ form, again }: { form: FormName; again: string }) {
  const { title, text } = sentWords[form];
  return (
    <Notice
      kind="done"
      title={title}
      action={<ButtonLink to={`${again}#contact`}>Send another message</ButtonLink>}
    >
      <p>{text}</p>
    </Notice>
  );
}

function NotSent({ title, text, phone }: { title: string; text: string; phone: Phone }) {
  return (
    <Notice
      kind="error"
      title={title}
      className="mb-8"
      action={
        <ButtonLink to={phone.href} look="line" icon="phone">
          {phone.display}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
