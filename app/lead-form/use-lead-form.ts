import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type SyntheticEvent } from "react";
import { useActionData, useFetcher, useLocation } from "react-router";
import { showToast } from "#app/ui/toast.tsx";
import { typedInto, type Faults, type LeadAnswer, type LeadForm } from "#leads/lead-fields.ts";
import { useErrorTitle } from "./error-title.ts";
import { landingFields } from "#app/visits/landing.ts";
import { busyWords, failedWords, sentWords } from "./lead-words.ts";

const noFaults: Faults = {};
const nothingChanges = () => () => {};

/** Fetched when somebody begins to write; where it can't be had, the server's checks are enough. */
const fetchChecks = () => import("#leads/lead-forms.ts").catch(() => null);

/** idle -> sending -> sent or failed. Before hydration the form is a plain one, and `posted` is how it came back. */
export function useLeadForm(form: LeadForm, phone: string) {
  const fetcher = useFetcher<LeadAnswer>();
  const posted = useActionData() as LeadAnswer | undefined;
  const { pathname, search } = useLocation();
  const hydrated = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  const [ownFaults, setOwnFaults] = useState<Faults | null>(null);
  const [round, setRound] = useState(0);
  const checking = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = formRef.current;
    element?.addEventListener("focusin", fetchChecks, { once: true });
    return () => element?.removeEventListener("focusin", fetchChecks);
  }, []);

  const sending = fetcher.state !== "idle";
  const said = fetcher.data ?? posted;
  const faults = sending ? noFaults : (ownFaults ?? (said?.state === "faulty" ? said.faults : noFaults));
  const errors = useMemo(
    () => Object.entries(faults).map(([name, message]) => ({ name, message })),
    [faults],
  );
  useErrorTitle(errors.length > 0);

  useEffect(() => {
    const answer = fetcher.data;
    if (answer?.state === "sent") {
      showToast({ ...sentWords[form], kind: "done" });
      // The server's answer is the event: the fields begin anew once it is here.
      // oxlint-disable-next-line react/set-state-in-effect
      setRound((before) => before + 1);
    }
    if (answer?.state === "failed") showToast({ ...failedWords(form, phone), kind: "error" });
    if (answer?.state === "busy") showToast({ ...busyWords(phone), kind: "error" });
  }, [fetcher.data, form, phone]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || checking.current) return;
    const fields = new FormData(event.currentTarget);
    checking.current = true;
    const checked = (await fetchChecks())?.checkForm(form, typedInto(form, fields));
    checking.current = false;
    const wrong = checked && "faults" in checked ? checked.faults : null;
    setOwnFaults(wrong);
    if (wrong) return;
    for (const [name, value] of landingFields()) fields.set(name, value);
    fields.set("elapsed", String(Math.round(performance.now())));
    fields.set("by_script", "1");
    // The router takes a bare '/' for the layout around the home page.
    const action = pathname === "/" ? "/?index" : pathname;
    void fetcher.submit(fields, { method: "post", action, defaultShouldRevalidate: false });
  }

  return {
    action: pathname,
    hydrated,
    submit,
    formRef,
    sending,
    faults,
    errors,
    /** Changes when the form begins anew: its fields are then empty ones. */
    round,
    typed: round === 0 && posted && "typed" in posted ? posted.typed : {},
    posted: fetcher.data ? undefined : posted,
    thanked: !fetcher.data && !posted && new URLSearchParams(search).get("sent") === "1",
  };
}
