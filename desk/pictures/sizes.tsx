/** How far the sizes of a picture are made; null where it can't be said. */
export type SizesReady = { ready: number; all: number } | null;

export function Sizes({ of, state }: { of: string; state: SizesReady }) {
  return (
    <div data-hand="sizes" data-sizes={of} aria-live="polite">
      {state && state.ready < state.all && (
        <p className="text-quiet">
          <progress max={state.all} value={state.ready} aria-label="Sizes made" /> {state.ready} of{" "}
          {state.all} sizes are made; visitors see it meanwhile.
        </p>
      )}
      {state && state.ready >= state.all && <p className="text-quiet">Ready in all its sizes.</p>}
    </div>
  );
}
