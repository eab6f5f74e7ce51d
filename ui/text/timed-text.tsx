import type { ReactNode } from "react";

/** `until` is in epoch milliseconds; null never expires. */
export type TimedPart<Content = ReactNode> = { until: number | null; content: Content };

/** The current text. The template contains the later ones, which `timedText` (clock.behavior.ts) shows. */
export function TimedText({ parts }: { parts: readonly TimedPart[] }) {
  const [current, ...later] = parts.map(({ until, content }, index) => (
    <span key={index} data-until={until ?? ""}>
      {content}
    </span>
  ));
  return (
    <span data-behavior="timed-text">
      {current}
      {later.length > 0 && <template>{later}</template>}
    </span>
  );
}

/** Merges consecutive parts with the same text. */
export function mergeEqualParts(parts: readonly TimedPart<string>[]) {
  return parts.filter(({ content }, index) => content !== parts[index + 1]?.content);
}
