import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { Item } from "./galleries.server.ts";
import shared from "./thumbnail.module.css";
import { Sizes } from "./sizes.tsx";
import { Form } from "#desk/frame/form.tsx";
import styles from "./pictures.module.css";

/** A photo with its own page. */
export function PhotoLink({ title, to, src, mark }: Item) {
  return (
    <li className={`row relative ${styles.linked}`}>
      {src ? (
        <img src={src} alt="" width={64} height={64} loading="lazy" />
      ) : (
        <span className={styles.none} />
      )}
      <a href={to} className="strong stretch">
        {title}
      </a>
      {mark && <span className="text-quiet">{mark}</span>}
    </li>
  );
}

/** A photo that is described, ordered and deleted in the grid. */
export function PhotoItem(props: { id: string; item: Item; draft: string | undefined }) {
  const { id, item, draft } = props;
  const { name, title, src, editable } = item;
  const ordered = editable?.ordered ?? false;
  return (
    <li id={id} data-number={ordered ? name : undefined} className={`on-white stack gap-2 ${styles.picture}`}>
      <div className="relative">
        <img
          src={src ?? undefined}
          alt={title}
          width={160}
          height={120}
          loading="lazy"
          draggable={false}
          className={`block ${shared.thumbnail}`}
        />
        {ordered && (
          <button
            type="button"
            hidden
            data-handle
            aria-label={`Move with the arrow keys: ${title}`}
            className={`on-white center absolute ${styles.handle}`}
          >
            <Icon name="grid" />
          </button>
        )}
      </div>
      <Sizes of={editable?.key ?? ""} state={editable?.sizes ?? null} />
      <Form className="stack gap-2">
        <input type="hidden" name="name" value={name} />
        {ordered ? (
          <label className={`stack gap-1 strong ${styles.words}`}>
            Description
            <textarea name="alt" rows={3} defaultValue={draft ?? title} required />
          </label>
        ) : (
          <p className="strong">{title}</p>
        )}
        <div className={`grid ${styles.acts}`}>
          {ordered && (
            <>
              <Act act="words" label="Save" about="description" title={title} wide />
              <Act act="up" label="Move up" title={title} />
              <Act act="down" label="Move down" title={title} />
              <Act act="first" label="Make cover" about="photo" title={title} />
            </>
          )}
          <Act act="remove" label="Delete" about="photo" title={title} />
        </div>
      </Form>
    </li>
  );
}

function Act(props: { act: string; label: string; about?: string; title: string; wide?: boolean }) {
  const { act, label, about = "", title, wide } = props;
  return (
    <Button
      type="submit"
      variant="line"
      name="act"
      value={act}
      formNoValidate={act !== "words"}
      aria-label={`${`${label} ${about}`.trim()}: ${title}`}
      className={wide ? "full-row" : ""}
    >
      {label}
    </Button>
  );
}
