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
      <h2 className="sr-only">Message</h2>
      <p className={`on-white text-lead p-5 keep-lines ${styles.message}`} dir="auto">
        {message}
      </p>
      {entries.length > 0 && (
        <ol className="stack" aria-label="Replies and notes">
          {entries.map(({ id, kind, by, when, words }) => (
            <li key={id} className={`p-5 ${kind === "reply" ? styles.reply : styles.note}`}>
              <p className="text-fine text-quiet">
                {kind === "reply" ? "Reply" : "Note"} by {by}, {when}
              </p>
              <p className="keep-lines" dir="auto">
                {words}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A reply, which a template fills in. The gym's server sends it, or the person's own mail app. */
export function ReplyForm(props: {
  text: string | undefined;
  error: string | undefined;
  isOpen: boolean;
  templates: readonly { id: string; name: string }[];
  mail: Mail;
  /** Whether the gym's server sends mail. */
  sends: boolean;
  /** When it was answered, so that two people do not answer it without knowing. */
  was: string;
}) {
  const { text, error, isOpen, templates, mail, sends, was } = props;
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
          <TextArea label="Your reply" name="words" error={error} required rows={5} defaultValue={text} />
          <input type="hidden" name="was" value={was} />
          {sends ? (
            <>
              <div className="row">
                <Button type="submit" name="act" value="reply">
                  Send
                </Button>
              </div>
              <Disclosure label="Use your own mail app">
                <OwnMail />
              </Disclosure>
            </>
          ) : (
            <OwnMail />
          )}
        </Form>
      </div>
    </Disclosure>
  );
}

/** The desk can't see what a mail app sends, so the person records it. */
function OwnMail() {
  return (
    <div className="stack">
      <div className="row">
        <Button variant="ink" data-open hidden>
          Open in mail app
        </Button>
        <Button variant="line" data-behavior="copy" data-copy={fieldId("words")} hidden>
          Copy text
        </Button>
        <Button type="submit" variant="line" name="act" value="recordReply" aria-describedby="record">
          Record as sent
        </Button>
      </div>
      <p id="record" className="text-quiet">
        Send it in your mail app. Then press “Record as sent”: your reply stays here, and the message counts
        as answered.
      </p>
    </div>
  );
}

export function NoteForm({ text, error }: { text: string | undefined; error: string | undefined }) {
  return (
    <Disclosure label="Add a note for the team" open={text !== undefined}>
      <Form className="stack">
        <TextArea label="Note" name="note" error={error} required rows={3} defaultValue={text} />
        <Button type="submit" variant="ink" name="act" value="note">
          Save note
        </Button>
      </Form>
    </Disclosure>
  );
}
