import { Skeleton, Skeletons } from "#app/ui/skeleton.tsx";

/** What pages say while they are waited for; all others just say that they load. */
const waiting = {
  "/trainers": "Loading trainers",
  "/gallery": "Loading gallery...",
  "/programs/evo-nutrition": "Loading gallery...",
  "/pricing": "Loading membership plans",
};

/** The outline of a page that is on its way; next-page.hand.ts lays it over the page that is being left. */
export function NextPage() {
  return (
    <div data-hand="outline" data-words={JSON.stringify(waiting)}>
      <div aria-hidden="true" className="pending-line" />
      <template>
        <div className="pending" aria-busy="true">
          <div className="on-coal pending-hero">
            <div className="shell">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="mt-6 h-16 w-4/5 max-w-3xl" />
              <Skeleton className="mt-4 h-16 w-1/2 max-w-xl" />
            </div>
          </div>
          <div className="shell py-band">
            <p data-part="words" className="pending-words" role="status">
              Loading
            </p>
            <Skeletons
              count={6}
              className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
              itemClassName="aspect-4/3"
            />
          </div>
        </div>
      </template>
    </div>
  );
}
