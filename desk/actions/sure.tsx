import { Button } from "#ui/button.tsx";
import type { Answer } from "./act.server.ts";
import { Difference } from "./difference.tsx";
import { Actions } from "#desk/frame/actions.tsx";
import { Form } from "#desk/frame/form.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

/** Shows a change, and the preview if asked for, before it is saved. */
export function Sure(props: {
  answer: Answer;
  /** The button that was pressed. */
  act: string;
  /** The confirmation, in words for what it does: 'Remove Casey Sample'. */
  yes: string;
  /** What was typed, sent again with the confirmation. */
  typed: Readonly<Record<string, string>>;
}) {
  const { answer, act, yes, typed } = props;
  const { lines = [], warnings = [], question, reviewed, preview } = answer;
  return (
    <Form encType="multipart/form-data" className="flow">
      {preview && <PreviewFrame {...preview} />}
      {question && <p className="strong">{question}?</p>}
      {(lines.length > 0 || warnings.length > 0) && <Difference lines={lines} warnings={warnings} />}
      <input type="hidden" name="sure" value="yes" />
      <input type="hidden" name="reviewed" value={reviewed} />
      {Object.entries(typed).map(([name, text]) => (
        <textarea key={name} hidden readOnly name={name} value={text} />
      ))}
      <Actions>
        <Button type="submit" name="act" value={act}>
          {yes}
        </Button>
        <Button type="submit" variant="line" name="act" value="back">
          Back
        </Button>
      </Actions>
    </Form>
  );
}
