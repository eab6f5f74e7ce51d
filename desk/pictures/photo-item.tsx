import { Button } from "#ui/button.tsx";
import type { Item } from "./galleries.server.ts";
import { Sizes } from "./sizes.tsx";
import styles from "./pictures.module.css";

/** A photo with a page of its own. */
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

/** A photo that is described, ordered and deleted in the list. */
export function PhotoItem(props: {
  item: Item;
  isFirst: boolean;
  isLast: boolean;
  /** A description that was typed before the session ended. */
  draft: string | undefined;
}) {
  const { item, isFirst, isLast, draft } = props;
  const { name, title, src, editable } = item;
  const ordered = editable?.ordered ?? false;
  return (
    <li
      {...(ordered && { id: `picture-${name}`, "data-number": name, draggable: true })}
      className={`on-white grid items-start ${styles.picture}`}
    >
      <img src={src ?? undefined} alt={title} width={160} height={120} loading="lazy" />
      <form method="post" className="stack gap-2">
        <input type="hidden" name="name" value={name} />
        {!ordered && <p className="strong">{title}</p>}
        {ordered && !isFirst && <Act act="up" label="Move up" title={title} />}
        {ordered && !isLast && <Act act="down" label="Move down" title={title} />}
        {!ordered && <Act act="remove" label="Delete photo" title={title} />}
      </form>
      <Sizes of={editable?.key ?? ""} state={editable?.sizes ?? null} />
      {ordered && (
        <details open={draft !== undefined}>
          <summary className="tap">{title || "No description yet"}</summary>
          <form method="post" className="stack">
            <input type="hidden" name="name" value={name} />
            <label className={`stack gap-1 strong ${styles.words}`}>
              Description
              <textarea name="alt" rows={3} defaultValue={draft ?? title} required />
            </label>
            <div className="row">
              <Button type="submit" variant="ink" name="act" value="words">
                Save
              </Button>
              <Button type="submit" variant="line" name="act" value="first">
                Make cover photo
              </Button>
              <Button type="submit" variant="line" name="act" value="remove" formNoValidate>
                Delete photo
              </Button>
            </div>
          </form>
        </details>
      )}
    </li>
  );
}

function Act({ act, label, title }: { act: string; label: string; title: string }) {
  return (
    <Button type="submit" variant="line" name="act" value={act} aria-label={`${label}: ${title}`}>
      {label}
    </Button>
  );
}
