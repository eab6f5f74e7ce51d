import { useCallback, useEffect, useMemo, useRef, useState, type SyntheticEvent } from "react";
import { showToast } from "#ui/notices/toast.ts";
import { landingFields } from "#app/visits/landing.ts";
import {
  readTyped,
  type FieldErrors,
  type LeadAnswer,
  type LeadForm,
  type NotTaken,
  type Typed,
} from "#leads/lead-fields.ts";
import { rejectionText, sentText } from "./form-text.ts";

export type Phone = { display: string; href: string };

export type LeadFormProps = {
  form: LeadForm;
  phone: Phone;
  /** The path of the page. */
  action: string;
  /** What the message is about, from the link that led here. */
  subject?: string;
  /** The preselected interest. */
  interest?: string;
  /** The id of the event that the message is about. */
  event?: string;
  /** The server's answer to a post without script. */
  answer?: LeadAnswer;
};

type State = "idle" | "sending" | LeadAnswer["state"];

const TIMEOUT_MS = 20_000;
const noErrors: FieldErrors = {};

/** Loaded on demand; if that fails, the server's validation is enough. */
const loadValidation = () => import("#leads/lead-forms.ts").catch(() => null);

/** idle -> sending -> sent, invalid, busy, unsure, long or failed. */
export function useLeadForm(props: LeadFormProps) {
  const { form, phone, action, subject, interest, event, answer: firstAnswer } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(firstAnswer);
  const [sending, setSending] = useState(false);
  /** Number of messages sent. */
  const [sentCount, setSentCount] = useState(0);
  const running = useRef(false);
  const state: State = sending ? "sending" : (answer?.state ?? "idle");
  const errors = state === "invalid" && answer?.state === "invalid" ? answer.errors : noErrors;
  const errorList = useMemo(
    () => Object.entries(errors).map(([name, message]) => ({ name, message })),
    [errors],
  );
  const rejection = isRejected(state) ? state : null;
  useErrorTitle(errorList.length > 0 || rejection !== null);

  const dismissThanks = useCallback(() => {
    setAnswer((current) => (current?.state === "sent" ? undefined : current));
  }, []);

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    // The form shows its own error messages.
    element.noValidate = true;
    void loadValidation();
    element.addEventListener("input", dismissThanks);
    return () => element.removeEventListener("input", dismissThanks);
  }, [dismissThanks]);

  // The button loses the focus while it is disabled, so the notice takes it.
  useEffect(() => {
    if (answer && answer !== firstAnswer)
      formRef.current?.querySelector<HTMLElement>("div[tabindex]")?.focus();
  }, [answer, firstAnswer]);

  async function send(fields: FormData): Promise<LeadAnswer> {
    const typed = readTyped(form, fields);
    const checked = (await loadValidation())?.checkForm(form, typed);
    if (checked && "errors" in checked) return { state: "invalid", errors: checked.errors, typed };
    for (const [name, value] of landingFields()) fields.set(name, value);
    fields.set("elapsed", String(Math.round(performance.now())));
    setSending(true);
    return postLead(action, fields);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    const result = await send(new FormData(event.currentTarget));
    running.current = false;
    setSending(false);
    setAnswer(result);
    if (result.state === "sent") {
      setSentCount((count) => count + 1);
      dispatchEvent(new Event("lead-sent"));
      showToast({ ...sentText[form], kind: "done" });
    }
    if (isRejected(result.state))
      showToast({ ...rejectionText(result.state, form, phone.display), kind: "error" });
  }

  return {
    formRef,
    submit,
    dismissThanks,
    state,
    rejection,
    errors,
    errorList,
    typed: initialValues(sentCount, firstAnswer, { subject, interest, event }),
    sentCount,
  };
}

function isRejected(state: State): state is NotTaken {
  return state === "failed" || state === "busy" || state === "unsure" || state === "long";
}

/** After a sent message the form starts empty. It is about what the page names, as the first message was. */
function initialValues(sentCount: number, answer: LeadAnswer | undefined, about: Typed): Typed {
  if (sentCount > 0 || answer?.state === "sent") return about;
  return answer?.typed ?? about;
}

/** Posts like the form itself, but asks for JSON. */
async function postLead(action: string, fields: FormData): Promise<LeadAnswer> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.headers.get("content-type")?.includes("json")) return (await response.json()) as LeadAnswer;
    return { state: response.status === 429 ? "busy" : "failed", typed: {} };
  } catch {
    return { state: "failed", typed: {} };
  }
}

const ERROR_PREFIX = "Error: ";

/** Prefixes the document title while the form has errors, since screen readers read it first. */
function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title.startsWith(ERROR_PREFIX)
      ? document.title.slice(ERROR_PREFIX.length)
      : document.title;
    document.title = ERROR_PREFIX + title;
    return () => {
      if (document.title === ERROR_PREFIX + title) document.title = title;
    };
  }, [hasErrors]);
}
