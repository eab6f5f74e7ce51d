import { Chips } from "#desk/frame/rows.tsx";
import type { SizesReady } from "#pictures/sizes/picture-sizes.server.ts";

/** Whether all sizes of a photo are ready. Visitors see the photo before that. */
export function Sizes({ of, state }: { of: string; state: SizesReady | null }) {
  return (
    <div data-behavior="sizes" data-sizes={of} aria-live="polite">
      {state && state.ready < state.all && (
        <p data-pending>
          <Chips chips={["processing"]} />
        </p>
      )}
      {state && state.ready >= state.all && <p className="text-quiet">Photo processed.</p>}
    </div>
  );
}
