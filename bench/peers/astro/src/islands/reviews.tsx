/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the ARIA carousel pattern needs arrow keys */
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the ARIA carousel pattern needs a focusable scroller */
import { useRef, useState, type KeyboardEvent } from "react";
import { ReviewCard } from "../../../../../app/home/testimonials.tsx";
import styles from "../../../../../app/home/testimonials.module.css";
import { SquareButton } from "../../../../../ui/square-button.tsx";
import type { Testimonial } from "../../../../../domain/testimonials.ts";

/** The reviews carousel: swipe, scroll, buttons or arrow keys. */
export default function Reviews(props: {
  reviews: readonly Testimonial[];
  copy: { memberLabel: string; readAll: string };
}) {
  const { reviews, copy } = props;
  const strip = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<"first" | "last" | null>("first");

  function step(direction: 1 | -1) {
    const [first, second] = strip.current!.children;
    if (!first || !second) return;
    const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    strip.current!.scrollTo({ left: (Math.round(strip.current!.scrollLeft / width) + direction) * width });
  }
  function updateEnd() {
    const { scrollLeft, scrollWidth, clientWidth } = strip.current!;
    if (scrollLeft < 8) setEnd("first");
    else setEnd(scrollWidth - clientWidth - scrollLeft < 8 ? "last" : null);
  }
  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  }

  return (
    <div role="group" aria-roledescription="carousel" aria-labelledby="testimonials-title" onKeyDown={press}>
      <div className={styles.arrows}>
        <SquareButton
          icon="left"
          size={6}
          label="Previous review"
          aria-disabled={end === "first" || undefined}
          onClick={() => step(-1)}
        />
        <SquareButton
          icon="right"
          size={6}
          label="Next review"
          aria-disabled={end === "last" || undefined}
          onClick={() => step(1)}
        />
      </div>
      <div
        ref={strip}
        className={styles.strip}
        role="group"
        aria-label="Reviews"
        tabIndex={0}
        onScroll={updateEnd}
      >
        {reviews.map((review, index) => (
          <div
            key={review.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${reviews.length}`}
          >
            <ReviewCard review={review} member={copy.memberLabel} readAll={copy.readAll} />
          </div>
        ))}
      </div>
    </div>
  );
}
