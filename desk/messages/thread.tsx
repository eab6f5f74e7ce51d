import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/forms/field.tsx";
import { Disclosure } from "#desk/frame/disclosure.tsx";
import styles from "./message.module.css";
import { Form } from "#desk/frame/form.tsx";
import type { ThreadEntry } from "./thread.server.ts";

/** The message, its replies and its notes. */
export function Thread({ message, entries }: { message: string; entries: readonly ThreadEntry[] }) {
  return (
    <>
      <p className={`on-white text-lead p-5 ${styles.message}`} dir="auto">
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

/** Sends a reply from the gym's address; a template fills it in. */
export function ReplyForm(props: {
  text: string | undefined;
  isOpen: boolean;
  templates: readonly { id: string; name: string }[];
}) {
  const { text, isOpen, templates } = props;
  return (
    <Disclosure label="Reply by e-mail" id="reply" open={isOpen}>
      <div className="stack">
        {templates.length > 0 && (
          <p className="row">
            <span>Use a template:</span>
            {templates.map(({ id, name }) => (
              <a key={id} className="link tap" href={`?template=${encodeURIComponent(id)}#reply`}>
                {name}
              </a>
            ))}
          </p>
        )}
        <Form className="stack">
          <TextArea label="Your reply" name="words" required rows={5} defaultValue={text} />
          <Button type="submit" name="act" value="reply">
            Send
          </Button>
        </Form>
        <a className="link tap" href="/desk/templates">
          Edit templates
        </a>
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
