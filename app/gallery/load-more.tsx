import type { MouseEvent } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { isPlainClick } from "#ui/behaviors/plain-click.ts";
import type { PhotoPart } from "./photo-page.ts";

/** In `label` and `status`, {more}, {shown} and {total} stand for the numbers; on a later page, {shown} is '97–102'. */
export type MoreWords = { label: string; loading: string; status: string };

export function sayOf({ before, shown, total }: PhotoPart, words: string): string {
  return words
    .replace("{more}", String(total - shown))
    .replace("{shown}", before > 0 ? `${before + 1}–${shown}` : String(shown))
    .replace("{total}", String(total));
}

/**
 * Asks for more of a list: without script the page comes again at its anchor, with script the list grows in place. Where
 * that fails, the page can still bring the pictures, or say why not.
 */
export function LoadMore(props: {
  part: PhotoPart;
  busy: boolean;
  anchor: string;
  words: MoreWords;
  column?: boolean;
  load: () => Promise<boolean>;
}) {
  const { part, busy, anchor, words, column, load } = props;
  const page = `${part.next}#${anchor}`;

  async function ask(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!(await load())) location.assign(page);
  }

  return (
    <div className={`below ${column ? "column items-start gap-4" : "shell center gap-4"}`}>
      <output className={busy ? "text-quiet" : "sr-only"}>
        {busy ? words.loading : sayOf(part, words.status)}
      </output>
      {part.next !== null && (
        <ButtonLink
          to={page}
          variant="line"
          size="lg"
          aria-disabled={busy || undefined}
          onClick={(event) => void ask(event)}
        >
          {sayOf(part, words.label)}
        </ButtonLink>
      )}
    </div>
  );
}
