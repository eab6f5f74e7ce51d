import { useActionData, useRouteError } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { FormButton } from "#desk/frame/form.tsx";
import { usePageDraft } from "./use-draft.ts";

/** drafts.behavior.ts shows a copy of it in each form with a draft of this browser. */
export function LocalDraftNotice() {
  const isAnswer = useActionData() !== undefined;
  return (
    <div hidden data-draft-notice data-answer={isAnswer || undefined} className="full-width">
      <Notice kind="info" title="Draft restored" action={<Button variant="line">Discard draft</Button>}>
        <p>What you typed is back in this form. Check it, then save.</p>
      </Notice>
    </div>
  );
}

/**
 * Above a form with text that was typed before the session ended. The answer to a sent form has a notice of its own, and an
 * error page has no form.
 */
export function DraftNotice() {
  const draft = usePageDraft();
  const isAnswer = useActionData() !== undefined;
  const isError = Boolean(useRouteError());
  if (!draft || isAnswer || isError) return null;
  return (
    <Notice
      kind="info"
      title="This is not saved yet"
      action={
        <FormButton form={{ action: "/desk/draft" }} fields={{ address: draft.address }} variant="line">
          Discard draft
        </FormButton>
      }
    >
      <p>
        You were signed out before you saved. Your text is back in the form. Check it, then save.
        {draft.hadFile && " Choose the file again: files are not kept."}
      </p>
    </Notice>
  );
}
