// The carousel pattern asks for groups, for arrow keys on the whole and for the focus on a strip that scrolls.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions */
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
import { useRef, useState, type KeyboardEvent } from "react";
import { ArrowLink } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Testimonial } from "#data/testimonial-rules.ts";
import { ReviewCard } from "./review-card.tsx";

export type TestimonialWords = {
  badge: string;
  heading: string;
  reviewsBadge: string;
  memberLabel: string;
  readAll: string;
  source: string;
  none: string;
  stories: { label: string; to: string };
};

/** A strip that snaps from card to card: swiped, scrolled, by its arrows, or by the arrow keys. */
export function Testimonials({
  reviews,
  words,
}: {
  reviews: readonly Testimonial[];
  words: TestimonialWords;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const scripted = useHydrated();

  function step(direction: 1 | -1) {
    const element = strip.current;
    const [first, second] = Array.from(element?.children ?? []);
    if (!element || !first) return;
    const width = second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
    const at = Math.round(element.scrollLeft / (width || 1));
    element.scrollTo({ left: (at + direction) * width });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowRight" ? 1 : -1);
  }

  function onScroll() {
    const element = strip.current;
    if (!element) return;
    const left = element.scrollWidth - element.clientWidth - element.scrollLeft;
    setEnds({ start: element.scrollLeft < 8, end: left < 8 });
  }

  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="on-ink py-band">
      <div className="shell">
        <div className="reviews-head">
          <div>
            <Eyebrow className="mb-4">{words.badge}</Eyebrow>
            <h2 id="testimonials-title" className="text-title">
              {words.heading}
            </h2>
          </div>
          <p className="reviews-badge">
            <Icon name="star" className="size-7" />
            {words.reviewsBadge}
          </p>
        </div>
        {reviews.length === 0 && <Notice title={words.none} />}
        <div
          hidden={reviews.length === 0}
          role="group"
          aria-roledescription="carousel"
          aria-labelledby="testimonials-title"
          onKeyDown={onKeyDown}
        >
          <div className="reviews-arrows">
            {scripted && (
              <>
                <Arrow icon="left" label="Previous review" atEnd={ends.start} onClick={() => step(-1)} />
                <Arrow icon="right" label="Next review" atEnd={ends.end} onClick={() => step(1)} />
              </>
            )}
          </div>
          <div
            ref={strip}
            className="reviews"
            role="group"
            aria-label="Reviews"
            tabIndex={0}
            onScroll={onScroll}
          >
            {reviews.map((review, index) => (
              <div
                key={review.id}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${reviews.length}`}
                className="reviews-slide"
              >
                <ReviewCard review={review} member={words.memberLabel} readAll={words.readAll} />
              </div>
            ))}
          </div>
        </div>
        <div className="reviews-foot">
          <p className="measure text-quiet">{words.source}</p>
          <ArrowLink to={words.stories.to}>{words.stories.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

function Arrow(props: { icon: "left" | "right"; label: string; atEnd: boolean; onClick: () => void }) {
  const { icon, label, atEnd, onClick } = props;
  return (
    <button
      type="button"
      className="square-button reviews-arrow"
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={onClick}
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
