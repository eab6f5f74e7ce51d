import { showToast } from "./toast.ts";

/** The page itself has something to say as soon as it stands: its words are in `data-title` and `data-text`. */
export default function toast({ dataset }: HTMLElement) {
  showToast({ title: dataset.title ?? "", text: dataset.text ?? "", kind: "error" });
}
