import type { SizesReady } from "#pictures/sizes/picture-sizes.server.ts";

/** How far the sizes of a picture are made; nothing where that can't be said. */
export function Sizes({ of, state }: { of: string; state: SizesReady | null }) {
  return (
    <div data-behavior="sizes" data-sizes={of} aria-live="polite">
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
