import type { Testimonial } from "#domain/testimonials.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import styles from "./testimonials.module.css";

/** Cut short as it comes; the rest is one press away. */
export function ReviewCard(props: { review: Testimonial; member: string; readAll: string }) {
  const { review, member, readAll } = props;
  const { name, initial, date, content, excerpt, rating } = review;
  const isLong = content !== excerpt;
  return (
    <article aria-label={`${name}: ${rating} of 5 stars`} className={`column p-5 ${styles.card}`}>
      <p className={`row gap-1 ${styles.stars}`}>
        <span className="sr-only">{rating} of 5 stars</span>
        {Array.from({ length: rating }, (_, index) => (
          <Icon key={index} name="star" />
        ))}
      </p>
      <blockquote className={`text-large ${styles.words}`}>
        <p className={isLong ? styles.cut : undefined}>{excerpt}</p>
        {isLong && (
          <details>
            <summary className="link tap text-quiet">
              <span className="when-closed">{readAll}</span>
              <span className="when-open">Show less</span>
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
