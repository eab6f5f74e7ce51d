import { useDraft } from "#desk/drafts/use-draft.ts";
import { Form } from "#desk/frame/form.tsx";
import { Refusal } from "#desk/frame/refusal.tsx";
import { Button } from "#ui/button.tsx";
import { Field, Select } from "#ui/forms/field.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import type { InviteAnswer, Invited } from "./send-invitation.server.ts";

/** The link of a new invitation. */
export function Invitation({ email, link, mailed, minutes }: Invited & { minutes: number }) {
  return (
    <Notice
      kind="done"
      focused
      title={mailed ? "Invitation sent" : `Send this link to ${email}`}
      action={
        <div className="row">
          <Button variant="ink" data-behavior="share" data-url={link} hidden>
            Share link
          </Button>
          <Button variant="line" data-behavior="copy" data-text={link} hidden>
            Copy link
          </Button>
        </div>
      }
    >
      <p>
        {email} must open it on their own phone within {minutes} minutes. It works once.
      </p>
      <p className="strong" data-made="">
        {link}
      </p>
    </Notice>
  );
}

export function InviteForm({ answer }: { answer: InviteAnswer | undefined }) {
  const draft = useDraft();
  const typed = answer?.typed ?? draft;
  return (
    <Form className="stack">
      {answer?.typed && <Refusal reason={answer.refused} />}
      <Field
        label="E-mail"
        name="email"
        type="email"
        required
        defaultValue={typed.email}
        error={answer?.errors?.[0]?.message}
      />
      <Select
        label="Role"
        name="role"
        defaultValue={typed.role ?? "staff"}
        help="Owners can do everything. Staff can’t invite people, change settings, or delete or export messages."
      >
        <option value="staff">Staff</option>
        <option value="owner">Owner</option>
      </Select>
      <Button type="submit" name="act" value="invite">
        Create invitation
      </Button>
    </Form>
  );
}
