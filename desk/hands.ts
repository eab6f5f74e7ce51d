import passkey from "./door/passkey.hand.ts";
import live from "./messages/live.hand.ts";
import cut from "./pictures/cut.hand.ts";
import order from "./pictures/order.hand.ts";
import photo from "./pictures/photo.hand.ts";
import sizes from "./pictures/sizes.hand.ts";

/** An element names its hands: `data-hand="passkey"`, as on the visitors' pages (app/hands.ts). */
export const hands: Record<string, (element: HTMLElement) => void> = {
  cut,
  live,
  order,
  passkey,
  photo,
  sizes,
};
