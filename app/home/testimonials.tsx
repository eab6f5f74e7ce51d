// The carousel pattern asks for groups, for arrow keys on the whole and for the focus on a strip that scrolls.
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions */
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
import { ArrowLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/eyebrow.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { SquareButton } from "#ui/square-button.tsx";
import type { Testimonial } from "#domain/testimonials.ts";
import { ReviewCard } from "./review-card.tsx";
import styles from "./testimonials.module.css";

export type TestimonialWords = {
  badge: string;
  heading: string;
  reviewsBadge: string;
  memberLabel: string;
  readAll: string;
  /** Where the cards come from, while there are any. */
  source: string | null;
  none: string;
  onGoogle: string;
  unavailable: string;
  stories: { label: string; to: string };
};

/** A strip that snaps from card to card: swiped, scrolled, by its arrows, or by the arrow keys. */
export function Testimonials({
  reviews,
  words,
  google,
}: {
  /** null when they could not be read. */
  reviews: readonly Testimonial[] | null;
  words: TestimonialWords;
  /** Where they are besides. */
  google: string | null;
}) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="on-ink py-section">
      <div className="shell">
        <div className="row apart">
          <div className="flow">
            <Eyebrow>{words.badge}</Eyebrow>
            <h2 id="testimonials-title" className="text-title">
              {words.heading}
            </h2>
          </div>
          <p className={`row ${styles.badge}`}>
            <Icon name="star" size={7} />
            {words.reviewsBadge}
          </p>
        </div>
        {!reviews?.length && (
          <Notice
            title={reviews ? words.none : words.unavailable}
            action={
              google && (
                <ArrowLink to={google} newTab>
                  {words.onGoogle}
                </ArrowLink>
              )
            }
            className="below"
          />
        )}
        <div
          hidden={!reviews?.length}
          role="group"
          aria-roledescription="carousel"
          aria-labelledby="testimonials-title"
          data-behavior="reviews"
        >
          <div className={`gap-2 ${styles.arrows}`}>
            <SquareButton icon="left" size={6} label="Previous review" aria-disabled data-step />
            <SquareButton icon="right" size={6} label="Next review" data-step />
          </div>
          <div
            data-strip
            className={`relative grid ${styles.strip}`}
            role="group"
            aria-label="Reviews"
            tabIndex={0}
          >
            {(reviews ?? []).map((review, index) => (
              <div
                key={review.id}
                className="grid"
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${reviews?.length}`}
              >
                <ReviewCard review={review} member={words.memberLabel} readAll={words.readAll} />
              </div>
            ))}
          </div>
        </div>
        <div className="row apart">
          {words.source && <p className="measure strong">{words.source}</p>}
          <ArrowLink to={words.stories.to}>{words.stories.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
