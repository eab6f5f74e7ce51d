import { Button } from "#ui/button.tsx";
import { Seen } from "#desk/preview/preview-frame.tsx";
import type { DifferenceLine } from "./change.server.ts";
import { Difference } from "./difference.tsx";

/** What will be different and, where it was asked for, the page as it would be; then yes, or back to the form. */
export function Sure(props: {
  lines: readonly DifferenceLine[];
  warnings: readonly string[];
  seen?: string | undefined;
  /** What is done after a yes. */
  act: string;
  yes: string;
  /** What was typed, kept for the next step. */
  typed: Readonly<Record<string, string>>;
}) {
  const { lines, warnings, seen, act, yes, typed } = props;
  return (
    <>
      <Difference lines={lines} warnings={warnings} />
      <form method="post" encType="multipart/form-data" className="stack">
        <input type="hidden" name="sure" value="yes" />
        {Object.entries(typed).map(([column, text]) => (
          <textarea key={column} hidden readOnly name={column} value={text} />
        ))}
        <div className="row">
          <Button type="submit" size="lg" name="act" value={act}>
            {yes}
          </Button>
          {seen === undefined && (
            <Button type="submit" variant="ink" name="see" value={act}>
              See it first
            </Button>
          )}
          <Button type="submit" variant="line" name="act" value="back">
            Back
          </Button>
        </div>
      </form>
      {seen !== undefined && <Seen html={seen} />}
    </>
  );
}
