const KEY = "lightbox";

/** Whether the current history entry belongs to an open lightbox. */
export const isLightboxEntry = () => history.state?.[KEY] === true;

export const pushLightboxEntry = () => history.pushState({ ...history.state, [KEY]: true }, "");

/** After a reload the lightbox is closed, but its history entry is still there. */
export function leaveStaleEntry() {
  if (isLightboxEntry()) history.back();
}
