import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notices/notice.tsx";

/** It is saved, and can be undone. `visibleAs` says what visitors see where that is not it. */
export function Done({ id, page, visibleAs }: { id: string; page?: string; visibleAs?: string | undefined }) {
  return (
    <Notice
      kind="done"
      title="Saved"
      action={
        <form method="post" action="/desk/log">
          <Button type="submit" variant="line" name="undo" value={id}>
            Undo
          </Button>
        </form>
      }
    >
      {page && (
        <p>
          {visibleAs ? `${visibleAs}:` : "Visitors see it within ten seconds:"}{" "}
          <a className="link" href={page}>
            look at the page
          </a>
        </p>
      )}
    </Notice>
  );
}
