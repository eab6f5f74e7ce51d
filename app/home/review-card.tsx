import type { Testimonial } from "#data/testimonial-rules.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Cut short as it comes; the rest is one press away. */
export function ReviewCard(props: { review: Testimonial; member: string; readAll: string }) {
  const { review, member, readAll } = props;
  const { name, initial, date, content, excerpt, rating } = review;
  const isLong = content !== excerpt;
  return (
    <article className="review">
      <p className="review-stars">
        <span className="sr-only">{rating} of 5 stars</span>
        {Array.from({ length: rating }, (_, index) => (
          <Icon key={index} name="star" />
        ))}
      </p>
      <blockquote className="review-words">
        <p className={isLong ? "review-cut" : ""}>{excerpt}</p>
        {isLong && (
          <details className="review-rest">
            <summary>
              <span className="review-open">{readAll}</span>
              <span className="review-shut">Show less</span>
              <span className="sr-only"> by {name}</span>
            </summary>
            <p>{content}</p>
          </details>
        )}
      </blockquote>
      <footer className="review-who">
        <span aria-hidden="true" className="review-initial">
          {initial}
        </span>
        <p>
          <span className="display block text-sub">{name}</span>
          <span className="review-meta">
            <span>{member}</span> <span>{date}</span>
          </span>
        </p>
      </footer>
    </article>
  );
}
