const TOUCHES = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin"];

/** Once, when the visitor first does anything at all on the page: a key, the wheel, a finger. */
export function atFirstTouch(work: () => void) {
  const untouched = new AbortController();
  const touch = () => {
    untouched.abort();
    work();
  };
  const options = { capture: true, passive: true, signal: untouched.signal };
  for (const type of TOUCHES) addEventListener(type, touch, options);
}
