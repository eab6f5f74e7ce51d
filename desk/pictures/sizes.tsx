import type { SizesReady } from "#pictures/sizes/picture-sizes.server.ts";

/** How many sizes of a photo are ready. */
export function Sizes({ of, state }: { of: string; state: SizesReady | null }) {
  return (
    <div data-behavior="sizes" data-sizes={of} aria-live="polite">
      {state && state.ready < state.all && (
        <p className="text-quiet">
          <progress max={state.all} value={state.ready} aria-label="Processed sizes" /> Processing:{" "}
          {state.ready} of {state.all} sizes are ready. Visitors see the photo already.
        </p>
      )}
      {state && state.ready >= state.all && <p className="text-quiet">Photo processed.</p>}
    </div>
  );
}
