import type { MouseEvent } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

/**
 * A link that asks for more of a list: without script the page comes again at its anchor, with script only the list
 * grows and nothing moves.
 */
export function LoadMore(props: {
  /** As in '?show=12'; null when there is no more. */
  query: string | null;
  anchor: string;
  label: string;
  loading: string;
  /** Read out when the list has grown. */
  status: string;
  className?: string;
}) {
  const { query, anchor, label, loading, status, className = "" } = props;
  const loadMore = useLoadMore(query);
  return (
    <div className={className}>
      <output className={loadMore.busy ? "mb-4 block font-semibold" : "sr-only"}>
        {loadMore.busy ? loading : status}
      </output>
      {query !== null && (
        <a
          href={`${query}#${anchor}`}
          className="btn btn-line btn-lg"
          aria-disabled={loadMore.busy || undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            loadMore.start();
          }}
        >
          <span className="btn-in">{label} </span>
        </a>
      )}
    </div>
  );
}

export function useLoadMore(query: string | null) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  const busy =
    navigation.state === "loading" &&
    navigation.location.pathname === pathname &&
    navigation.location.search !== search;
  function start() {
    if (query === null || busy) return;
    void navigate({ search: query }, { replace: true, preventScrollReset: true });
  }
  return { busy, start };
}
