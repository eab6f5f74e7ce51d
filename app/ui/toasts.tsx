import { Icon } from "./icon.tsx";

/** The one place where toasts appear, announced politely; toast.ts fills the pattern in the template. */
export function Toasts() {
  return (
    <div id="toasts" aria-live="polite" className="toasts">
      <template>
        <div className="toast">
          <Icon name="alert" className="toast-alert mt-0.5 size-6" />
          <Icon name="check" className="toast-check mt-0.5 size-6" />
          <div className="grow">
            <p data-part="title" className="display text-sub" />
            <p data-part="text" className="mt-1" />
          </div>
          <button type="button" className="square-button">
            <Icon name="close" />
          </button>
        </div>
      </template>
    </div>
  );
}
