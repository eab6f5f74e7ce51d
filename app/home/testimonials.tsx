/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the ARIA carousel pattern needs a focusable scroller */
import { describeSources, testimonialsCopy as copy } from "#content/pages/home.ts";
import { ArrowLink } from "#ui/button.tsx";
import { Eyebrow } from "#ui/text/eyebrow.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Notice } from "#ui/notices/notice.tsx";
import { SquareButton } from "#ui/square-button.tsx";
import type { Testimonial } from "#domain/testimonials.ts";
import styles from "./testimonials.module.css";

/** Reviews with fewer characters are set larger. */
const LARGE_BELOW = 80;

/** A carousel of reviews: scroll, swipe, buttons or arrow keys (reviews.behavior.ts). */
export function Testimonials({
  reviews,
  google,
}: {
  /** null if they could not be read. */
  reviews: readonly Testimonial[] | null;
  /** URL of the reviews on Google. */
  google: string | null;
}) {
  const source = describeSources(reviews ?? []);
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="on-ink py-section">
      <div className="shell">
        <div className="row apart">
          <div className="flow">
            <Eyebrow text={copy.badge} />
            <h2 id="testimonials-title" className="text-title">
              {copy.heading}
            </h2>
          </div>
          <p className={`row ${styles.badge}`}>
            <Icon name="star" size={7} />
            {copy.reviewsBadge}
          </p>
        </div>
        {!reviews?.length && (
          <Notice
            title={reviews ? copy.none : copy.unavailable}
            action={
              google && (
                <ArrowLink to={google} newTab>
                  {copy.onGoogle}
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
          <div className={`gap-2 mt-5 ${styles.arrows}`}>
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
                <ReviewCard review={review} member={copy.memberLabel} readAll={copy.readAll} />
              </div>
            ))}
          </div>
        </div>
        <div className="row apart">
          {source && <p className="measure strong">{source}</p>}
          <ArrowLink to={copy.stories.to}>{copy.stories.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

/** An excerpt; a long review can be expanded. */
export function ReviewCard(props: { review: Testimonial; member: string; readAll: string }) {
  const { review, member, readAll } = props;
  const { name, initial, date, content, excerpt, rating } = review;
  const isLong = content !== excerpt;
  const size = excerpt.length < LARGE_BELOW ? "text-loud" : "text-large";
  return (
    <article aria-label={`Review by ${name}`} className={`column p-5 ${styles.card}`}>
      <p className={`row gap-1 ${styles.stars}`}>
        <span className="sr-only">{rating} of 5 stars</span>
        {Array.from({ length: rating }, (_, index) => (
          <Icon key={index} name="star" />
        ))}
      </p>
      <blockquote className={`${size} ${styles.words}`}>
        <p className={isLong ? styles.cut : undefined}>{excerpt}</p>
        {isLong && (
          <details>
            <summary className="link tap text-quiet">
              <span className="when-closed">{readAll}</span>
              <span className="when-open">
                Show less<span className="sr-only"> of the review</span>
              </span>
              <span className="sr-only"> by {name}</span>
            </summary>
            <p>{content}</p>
          </details>
        )}
      </blockquote>
      <footer className="row">
        <span aria-hidden="true" className={`center display text-sub flex-none ${styles.initial}`}>
          {initial}
        </span>
        <p>
          <span className="display text-sub">{name}</span>
          <span className="row gap-2 text-quiet text-fine">
            <span>{member}</span> <span>{date}</span>
          </span>
        </p>
      </footer>
    </article>
  );
}
