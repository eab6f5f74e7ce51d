import { use, useEffect, useState, type ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { Skeleton, Skeletons } from "#app/ui/skeleton.tsx";
import { hasOwnStyles, wholeStyles } from "#app/ui/whole-styles.ts";

const PATIENCE_MS = 200;

/** The words for pages that say what they wait for. */
const waiting: Record<string, string> = {
  "/trainers": "Loading trainers",
  "/gallery": "Loading gallery...",
  "/programs/evo-nutrition": "Loading gallery...",
};

/** While the next page is on its way for longer than a blink, its outline stands in for it. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const waitsFor = state === "loading" ? location.pathname : undefined;
  const [shown, setShown] = useState<string>();
  const { pathname } = useLocation();
  // The page before stays until then.
  const styled = hasOwnStyles(pathname) || use(wholeStyles());

  useEffect(() => {
    if (!styled) window.location.reload();
  }, [styled]);

  useEffect(() => {
    if (waitsFor === undefined || waitsFor === window.location.pathname) return;
    void wholeStyles();
    const timer = setTimeout(() => {
      setShown(waitsFor);
      window.scrollTo({ top: 0, behavior: "instant" });
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setShown(undefined);
    };
  }, [waitsFor]);

  return (
    <>
      {waitsFor !== undefined && <div aria-hidden="true" className="pending-line" />}
      {shown !== undefined && <Outline path={shown} />}
      <div hidden={shown !== undefined}>{children}</div>
    </>
  );
}

function Outline({ path }: { path: string }) {
  return (
    <div className="pending">
      <div className="on-coal pending-hero">
        <div className="shell">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-6 h-16 w-4/5 max-w-3xl" />
          <Skeleton className="mt-4 h-16 w-1/2 max-w-xl" />
        </div>
      </div>
      <div className="shell py-band">
        {path === "/pricing" ? (
          <p className="pending-wheel">Loading membership plans</p>
        ) : (
          <Skeletons
            count={6}
            label={waiting[path] ?? "Loading"}
            className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
            itemClassName="aspect-4/3"
          />
        )}
      </div>
    </div>
  );
}
