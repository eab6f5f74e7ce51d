import { Button } from "#ui/button.tsx";
import { fieldId, TextArea } from "#ui/forms/field.tsx";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import styles from "./message.module.css";
import { Form } from "#desk/frame/form.tsx";
import type { Mail } from "./mail.ts";
import type { ThreadEntry } from "./thread.server.ts";

/** The message, its replies and its notes. */
export function Thread({ message, entries }: { message: string; entries: readonly ThreadEntry[] }) {
  return (
    <>
      <p className={`on-white text-lead p-5 ${styles.words} ${styles.message}`} dir="auto">
        {message}
      </p>
      {entries.length > 0 && (
        <ol className="stack" aria-label="Replies and notes">
          {entries.map(({ id, kind, by, when, words }) => (
            <li key={id} className={`p-5 ${kind === "reply" ? styles.reply : styles.note}`}>
              <p className="text-fine text-quiet">
                {kind === "reply" ? "Reply" : "Note"} by {by}, {when}
              </p>
              <p className={styles.words} dir="auto">
                {words}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A reply, which a template fills in. The gym's server sends it, or the mail app opens with it. */
export function ReplyForm(props: {
  text: string | undefined;
  isOpen: boolean;
  templates: readonly { id: string; name: string }[];
  mail: Mail;
  /** Whether the gym's server sends mail. */
  sends: boolean;
}) {
  const { text, isOpen, templates, mail, sends } = props;
  return (
    <Disclosure label="Reply by e-mail" id="reply" open={isOpen}>
      <div className="stack">
        <p className="row">
          {templates.length > 0 && <span>Use a template:</span>}
          {templates.map(({ id, name }) => (
            <a key={id} className="link tap" href={`?template=${encodeURIComponent(id)}#reply`}>
              {name}
            </a>
          ))}
          <a className="link tap" href="/desk/templates">
            {templates.length > 0 ? "Edit templates" : "Add a template"}
          </a>
        </p>
        <Form className="stack" data-behavior="mail-app" data-mail={JSON.stringify(mail)}>
          <TextArea label="Your reply" name="words" required rows={5} defaultValue={text} />
          <div className="row">
            {sends && (
              <Button type="submit" name="act" value="reply">
                Send
              </Button>
            )}
            <Button
              type="submit"
              variant={sends ? "line" : "solid"}
              name="act"
              value="recordReply"
              aria-describedby="mail-app"
            >
              Open in mail app
            </Button>
            <Button variant="line" data-behavior="copy" data-copy={fieldId("words")} hidden>
              Copy text
            </Button>
          </div>
          <p id="mail-app" className="text-quiet">
            “Open in mail app” records your reply here and marks the message as answered. Then send it in the
            app.
          </p>
        </Form>
      </div>
    </Disclosure>
  );
}

export function NoteForm({ text }: { text: string | undefined }) {
  return (
    <Disclosure label="Add a note for the team" open={text !== undefined}>
      <Form className="stack">
        <TextArea label="Note" name="note" required rows={3} defaultValue={text} />
        <Button type="submit" variant="ink" name="act" value="note">
          Save note
        </Button>
      </Form>
    </Disclosure>
  );
}
