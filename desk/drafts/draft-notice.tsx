import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { usePageDraft } from "./use-draft.ts";

/** Above a form that holds what its person had typed when they were signed out. */
export function DraftNotice() {
  const kept = usePageDraft();
  if (!kept) return null;
  return (
    <Notice
      kind="info"
      title="This is not saved yet"
      action={
        <form method="post" action="/desk/draft">
          <input type="hidden" name="address" value={kept.address} />
          <Button type="submit" variant="line">
            Throw away what I typed
          </Button>
        </form>
      }
    >
      <p>
        You were signed out before it could be saved. What you typed is in the form again: look at it, then
        save it.{kept.hadFile && " The file could not be kept: choose it again."}
      </p>
    </Notice>
  );
}
