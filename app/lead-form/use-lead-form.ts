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
import { useErrorTitle } from "./error-title.ts";
import { notTakenWords, sentWords } from "./form-text.ts";
import { postLead } from "./post-lead.ts";

export type Phone = { display: string; href: string };

export type LeadFormProps = {
  form: LeadForm;
  phone: Phone;
  /** The page's own address. */
  action: string;
  /** What the visitor has come for, as the server knows it. */
  subject?: string;
  /** What the list of interests begins with. */
  interest?: string;
  /** What the server said to a post without script. */
  answer?: LeadAnswer;
};

type State = "idle" | "sending" | LeadAnswer["state"];

const noFaults: FieldErrors = {};

/** Fetched when somebody begins to write; where it can't be had, the server's checks are enough. */
const fetchChecks = () => import("#leads/lead-forms.ts").catch(() => null);

/** idle -> sending -> sent, faulty, busy, unsure or failed. */
export function useLeadForm({
  form,
  phone: { display: phone },
  action,
  subject,
  interest,
  answer,
}: LeadFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState(answer);
  const [sending, setSending] = useState(false);
  const [round, setRound] = useState(0);
  const running = useRef(false);
  const state: State = sending ? "sending" : (said?.state ?? "idle");
  const faults = state === "faulty" && said?.state === "faulty" ? said.faults : noFaults;
  const errors = useMemo(
    () => Object.entries(faults).map(([name, message]) => ({ name, message })),
    [faults],
  );
  const notTaken = isNotTaken(state) ? state : null;
  useErrorTitle(errors.length > 0 || notTaken !== null);

  const goOn = useCallback(() => {
    setSaid((before) => (before?.state === "sent" ? undefined : before));
  }, []);

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    // Our own checks say what is wrong in our own words.
    element.noValidate = true;
    void fetchChecks();
    // Whoever goes on writing has read the thanks.
    element.addEventListener("input", goOn);
    return () => element.removeEventListener("input", goOn);
  }, [goOn]);

  useEffect(() => {
    if (round > 0) formRef.current?.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
  }, [round]);

  async function send(fields: FormData): Promise<LeadAnswer> {
    const typed = readTyped(form, fields);
    const checked = (await fetchChecks())?.checkForm(form, typed);
    if (checked && "faults" in checked) return { state: "faulty", faults: checked.faults, typed };
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
    setSaid(result);
    if (result.state === "sent") {
      setRound((before) => before + 1);
      dispatchEvent(new Event("lead-sent"));
      showToast({ ...sentWords[form], kind: "done" });
    }
    if (isNotTaken(result.state)) showToast({ ...notTakenWords(result.state, form, phone), kind: "error" });
  }

  return {
    formRef,
    submit,
    goOn,
    state,
    notTaken,
    faults,
    errors,
    typed: begun(round, answer, { subject, interest }),
    round,
  };
}

function isNotTaken(state: State): state is NotTaken {
  return state === "failed" || state === "busy" || state === "unsure" || state === "long";
}

/** What was typed before a post without script; a form that begins anew, after a message, is about nothing yet. */
function begun(round: number, answer: LeadAnswer | undefined, { subject, interest }: Typed): Typed {
  if (round > 0 || answer?.state === "sent") return { interest };
  return answer?.typed ?? { subject, interest };
}
