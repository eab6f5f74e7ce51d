import type { ReactNode } from "react";

/** `until` is in epoch milliseconds; null never expires. */
export type TimedPart<Content = ReactNode> = { until: number | null; content: Content };

/** The current text and the ones that will replace it; `timedText` (clock.behavior.ts) switches between them. */
export function TimedText({ parts, className }: { parts: readonly TimedPart[]; className?: string }) {
  return (
    <span data-behavior="timed-text" className={className}>
      {parts.map(({ until, content }, index) => (
        <span key={index} data-until={until ?? ""} hidden={index > 0}>
          {content}
        </span>
      ))}
    </span>
  );
}

/** Merges consecutive parts with the same text. */
export function mergeEqualParts(parts: readonly TimedPart<string>[]) {
  return parts.filter(({ content }, index) => content !== parts[index + 1]?.content);
}
