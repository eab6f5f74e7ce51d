import type { ReactNode } from "react";

export type Moment = { until: number | null; says: ReactNode };

/** What holds now, and what will hold next: moments.behavior.ts goes on to the next part when one is over. */
export function TimedText({ parts, className }: { parts: readonly Moment[]; className?: string }) {
  return (
    <span data-behavior="moments" className={className}>
      {parts.map(({ until, says }, index) => (
        <span key={index} data-until={until ?? ""} hidden={index > 0}>
          {says}
        </span>
      ))}
    </span>
  );
}

/** TimedText that say the same are one, which lasts until the last of them is over. */
export function joinMoments(parts: readonly { until: number | null; says: string }[]) {
  return parts.filter(({ says }, index) => says !== parts[index + 1]?.says);
}
