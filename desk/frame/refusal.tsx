import { Fragment, type ReactNode } from "react";
import type { Answer } from "#desk/actions/act.server.ts";
import { errorText } from "#ui/forms/error-summary.tsx";
import { Notice } from "#ui/notices/notice.tsx";

/** More lines than this are not shown: an import can have an error in every row. */
const MOST = 30;

/** Why a form was refused: what happened, then on lines of their own what to do. */
export function Refusal({ reason, children }: { reason: string | null | undefined; children?: ReactNode }) {
  if (!reason) return null;
  return (
    <Notice kind="error">
      {reason
        .split("\n")
        .slice(0, MOST)
        .map((line, at) => (
          <Fragment key={line}>
            <p className={at === 0 ? "strong" : undefined}>{line}</p>{" "}
          </Fragment>
        ))}
      {children}
    </Notice>
  );
}

/** The reason, for a form that shows no errors below its fields. */
export function reasonIn(answer: Answer | undefined): string | undefined {
  return answer?.refused ?? answer?.errors?.map(errorText).join("\n");
}
