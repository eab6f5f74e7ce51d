import {
  describePicture,
  encodeSize,
  RefusedPicture,
  type Description,
  type SizeOrder,
} from "./encode-recipe.ts";

// A separate process with low priority, so that it does not delay pages and can be killed.

export type Order = { kind: "describe" } | ({ kind: "size" } & SizeOrder);
export type Result =
  | { description: Description }
  | { body: Uint8Array }
  | { refused: string }
  | { failed: string };

process.on("message", async ({ order, bytes }: { order: Order; bytes: Uint8Array }) => {
  process.send?.(await work(order, bytes));
});
process.on("disconnect", () => process.exit());

async function work(order: Order, bytes: Uint8Array): Promise<Result> {
  try {
    if (order.kind === "describe") return { description: await describePicture(bytes) };
    return { body: await encodeSize(bytes, order) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return error instanceof RefusedPicture ? { refused: reason } : { failed: reason };
  }
}
