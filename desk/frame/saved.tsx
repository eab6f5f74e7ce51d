import { useRouteLoaderData } from "react-router";
import type { loader } from "#desk/signed-in.server.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { FormButton } from "./form.tsx";
import styles from "./saved.module.css";

/** What the last form has saved, with its undo; the address names the audit entry: `?done=ID`. */
export function Saved({ page, visibleAs }: { page?: string | undefined; visibleAs?: string | undefined }) {
  const { saved, address } = useRouteLoaderData<typeof loader>("signed-in") ?? {};
  if (!saved) return null;
  return (
    <div
      role="status"
      data-behavior="saved"
      className={`no-print on-ink flex items-center gap-2 ${styles.saved}`}
    >
      <div className="full-width">
        <p className="strong">
          <span className={saved.repeated ? "" : "sr-only"}>{saved.repeated || "Saved"}</span>
          {saved.repeated ? ": " : " "}
          <span>{saved.sentence}</span>
        </p>
        {page && (
          <p className={`text-fine ${visibleAs ? "" : styles.soon}`}>
            {visibleAs ? `${visibleAs}:` : "Visitors see it within ten seconds:"}{" "}
            <a className="link" href={page}>
              view page
            </a>
          </p>
        )}
      </div>
      {saved.canUndo && (
        <FormButton
          form={{ action: "/desk/log", className: "flex-none" }}
          fields={{ back: address ?? "" }}
          variant="line"
          name="undo"
          value={saved.ids}
        >
          {saved.undo}
        </FormButton>
      )}
      <button type="button" data-close hidden aria-label="Close" className="tap">
        <Icon name="close" size={7} />
      </button>
    </div>
  );
}
