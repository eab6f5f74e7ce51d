const OPEN = "lightbox";

/** Whether this step of the history is that of an open lightbox. */
export const isOpenStep = () => history.state?.[OPEN] === true;

export const beginOpenStep = () => history.pushState({ ...history.state, [OPEN]: true }, "");
