import type { MouseEvent } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { isPlainClick } from "#ui/behaviors/browser.ts";
import type { PhotoRange } from "./photo-page.ts";

/** `label` and `status` may contain {more}, {shown} and {total}; on later pages {shown} is a range such as '97–102'. */
export type LoadMoreCopy = { label: string; loading: string; status: string };

export function formatCounts({ before, shown, total }: PhotoRange, template: string): string {
  return template
    .replace("{more}", String(total - shown))
    .replace("{shown}", before > 0 ? `${before + 1}–${shown}` : String(shown))
    .replace("{total}", String(total));
}

/** Adds photos to the list in place. Without script, or if that fails, it loads a longer page at the anchor. */
export function LoadMore(props: {
  range: PhotoRange;
  busy: boolean;
  anchor: string;
  copy: LoadMoreCopy;
  column?: boolean;
  load: () => Promise<boolean>;
}) {
  const { range, busy, anchor, copy, column, load } = props;
  const page = `${range.next}#${anchor}`;

  async function loadMore(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!(await load())) location.assign(page);
  }

  return (
    <div className={`below ${column ? "column items-start gap-4" : "shell center gap-4"}`}>
      <output className={busy ? "text-quiet" : "sr-only"}>
        {busy ? copy.loading : formatCounts(range, copy.status)}
      </output>
      {range.next !== null && (
        <ButtonLink
          to={page}
          variant="line"
          size="lg"
          aria-disabled={busy || undefined}
          onClick={(event) => void loadMore(event)}
        >
          {formatCounts(range, copy.label)}
        </ButtonLink>
      )}
    </div>
  );
}
