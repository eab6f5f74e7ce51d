import { useDraft } from "#desk/drafts/use-draft.ts";
import { Disclosure } from "#desk/frame/disclosure.tsx";
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

export function Invite(props: { answer: InviteAnswer | undefined; minutes: number; roleHelp: string }) {
  const { answer, minutes, roleHelp } = props;
  const draft = useDraft();
  const typed = answer?.typed ?? draft;
  return (
    <Disclosure label="Invite a colleague" button open={typed.email !== undefined}>
      <Form className="stack mt-5">
        <p>
          The link works once, for {minutes} minutes, so create it when they have their phone with them. A
          colleague with a lost passkey gets a new link here and keeps their role.
        </p>
        {answer?.typed && <Refusal reason={answer.refused} />}
        <Field
          label="E-mail"
          name="email"
          type="email"
          required
          defaultValue={typed.email}
          error={answer?.errors?.[0]?.message}
        />
        <Select label="Role" name="role" defaultValue={typed.role ?? "staff"} help={roleHelp}>
          <option value="staff">Staff</option>
          <option value="owner">Owner</option>
        </Select>
        <Button type="submit" name="act" value="invite">
          Create invitation
        </Button>
      </Form>
    </Disclosure>
  );
}
