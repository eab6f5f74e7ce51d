import { useRouteLoaderData } from "react-router";
import type { loader } from "#desk/signed-in.tsx";
import { Button } from "#ui/button.tsx";
import { Form } from "./form.tsx";
import styles from "./saved.module.css";
import { Notice } from "#ui/notices/notice.tsx";

/** What the last form has saved, with its undo; the address names the audit entry: `?done=ID`. */
export function Saved({ page, visibleAs }: { page?: string | undefined; visibleAs?: string | undefined }) {
  const saved = useRouteLoaderData<typeof loader>("signed-in")?.saved;
  if (!saved) return null;
  return (
    <div role="status" data-behavior="saved" className={`no-print ${styles.saved}`}>
      <Notice
        title="Saved"
        kind="done"
        className="on-white"
        action={
          <div className="row">
            {saved.canUndo && (
              <Form action="/desk/log">
                <Button type="submit" variant="line" name="undo" value={saved.id}>
                  Undo
                </Button>
              </Form>
            )}
            <Button variant="line" data-close hidden>
              Close
            </Button>
          </div>
        }
      >
        <p>{saved.sentence}</p>
        {page && (
          <p>
            {visibleAs ? `${visibleAs}:` : "Visitors see it within ten seconds:"}{" "}
            <a className="link" href={page}>
              view page
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
}
