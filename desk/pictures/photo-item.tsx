import { Icon } from "#ui/pictures/icon.tsx";
import type { Item } from "./galleries.server.ts";
import shared from "./thumbnail.module.css";
import { Sizes } from "./sizes.tsx";
import { Form } from "#desk/frame/form.tsx";
import styles from "./pictures.module.css";

/** A tile that is ordered and deleted in the grid. Pressing the photo opens its own page, if it has one. */
export function PhotoItem({ id, item }: { id: string; item: Item }) {
  const { name, title, src, to, editable } = item;
  const ordered = editable?.ordered ?? false;
  return (
    <li
      id={id}
      data-number={ordered ? name : undefined}
      className={`on-white column relative ${styles.picture}`}
    >
      {ordered && <p className={`tag text-fine strong absolute ${styles.cover}`}>Cover</p>}
      <img
        src={src ?? undefined}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        draggable={false}
        className={`block full-width ${shared.thumbnail}`}
      />
      <p className={`text-fine two-lines ${styles.words}`}>{title}</p>
      <Sizes of={editable?.key ?? ""} state={editable?.sizes ?? null} />
      <div className={`flex justify-between ${styles.acts}`}>
        {to && (
          <a href={to} draggable={false} aria-label={`Edit: ${title}`} className="link strong tap stretch">
            Edit
          </a>
        )}
        <Form className="relative">
          <input type="hidden" name="name" value={name} />
          <button
            type="submit"
            name="act"
            value="remove"
            aria-label={`Delete photo: ${title}`}
            className="link strong tap"
          >
            Delete photo
          </button>
        </Form>
      </div>
      {ordered && (
        <button
          type="button"
          hidden
          data-handle
          aria-label={`Move with the arrow keys: ${title}`}
          className={`center absolute ${styles.handle}`}
        >
          <Icon name="menu" />
        </button>
      )}
    </li>
  );
}
