import type { MouseEvent } from "react";
import { isPlainClick } from "#app/ui/plain-click.ts";
import type { PhotoPart } from "./photo-page.ts";

/** In `label` and `status`, {more}, {shown} and {total} stand for the numbers. */
export type MoreWords = { label: string; loading: string; status: string };

/** Asks for more of a list: without script the page comes again at its anchor, with script the list grows in place. */
export function LoadMore(props: {
  part: PhotoPart;
  busy: boolean;
  anchor: string;
  words: MoreWords;
  onAsk: () => void;
}) {
  const { part, busy, anchor, words, onAsk } = props;
  const { next, shown, total } = part;
  const say = (text: string) =>
    text
      .replace("{more}", String(total - shown))
      .replace("{shown}", String(shown))
      .replace("{total}", String(total));
  return (
    <div className="load-more">
      <output className="load-more-status figures">{busy ? words.loading : say(words.status)}</output>
      {next !== null && (
        <a
          href={`${next}#${anchor}`}
          className="btn btn-line btn-lg"
          aria-disabled={busy || undefined}
          onClick={(event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onAsk();
          }}
        >
          <span className="btn-in">{say(words.label)} </span>
        </a>
      )}
    </div>
  );
}
