import { Icon } from "#app/ui/icon.tsx";

export type Review = {
  id: string;
  name: string;
  /** Relative to today, as in '2 months ago'. */
  when: string;
  content: string;
  rating: number;
};

const CUT = 150;

/** Cut at 150 characters; the rest is one press away. */
export function ReviewCard(props: { review: Review; member: string; readAll: string }) {
  const { review, member, readAll } = props;
  const { name, when, content, rating } = review;
  const isLong = content.length > CUT;
  return (
    <article className="review">
      <p className="review-stars">
        <span className="sr-only">{rating} of 5 stars</span>
        {Array.from({ length: rating }, (_, index) => (
          <Icon key={index} name="star" />
        ))}
      </p>
      <blockquote className="review-words">
        <p className="review-cut">{isLong ? `${content.slice(0, CUT)}...` : content}</p>
        {isLong && (
          <details className="review-rest">
            <summary>
              <span className="review-open">{readAll}</span>
              <span className="review-close">Show less</span>
              <span className="sr-only"> by {name}</span>
            </summary>
            <p>{content}</p>
          </details>
        )}
      </blockquote>
      <footer className="review-who">
        <span aria-hidden="true" className="review-initial">
          {name.trim().charAt(0).toUpperCase()}
        </span>
        <p>
          <span className="display block text-sub">{name}</span>
          <span className="text-quiet">
            <span>{member}</span>, <span>{when}</span>
          </span>
        </p>
      </footer>
    </article>
  );
}
