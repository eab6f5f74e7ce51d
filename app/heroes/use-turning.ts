import { useEffect, useState, type RefObject } from "react";
import { mayPlayUnasked } from "#app/ui/calm.ts";

const TURN_MS = 4000;

/**
 * Which of `count` pictures stands in front. The next one comes every four seconds, but never while a pointer or the
 * focus is on the stage, while the tab is hidden, or for visitors who want calm and have not asked for it.
 */
export function useTurning(count: number, stage: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(0);
  const [turning, setTurning] = useState(false);
  const [asked, setAsked] = useState(false);
  const held = useHeld(stage);

  // Only the browser knows, and only after the first render.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setTurning(mayPlayUnasked()), []);

  useEffect(() => {
    if (!turning || held || count < 2) return;
    const timer = setTimeout(() => {
      if (asked || mayPlayUnasked()) setIndex((index + 1) % count);
      else setTurning(false);
    }, TURN_MS);
    return () => clearTimeout(timer);
  }, [turning, held, asked, index, count]);

  function toggle() {
    setAsked(!turning);
    setTurning(!turning);
  }
  return { index, turning, pick: setIndex, toggle };
}

/** Something holds the pictures still: a mouse over the stage, the focus in it, another tab in front of ours. */
function useHeld(stage: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const element = stage.current?.closest("section");
    if (!element) return;
    const off = new AbortController();
    const on = (target: EventTarget, type: string, act: (event: Event) => void) =>
      target.addEventListener(type, act, { signal: off.signal });
    on(element, "pointerenter", (event) => setHovered((event as PointerEvent).pointerType === "mouse"));
    on(element, "pointerleave", () => setHovered(false));
    on(element, "focusin", () => setFocused(true));
    on(element, "focusout", () => setFocused(false));
    on(document, "visibilitychange", () => setHidden(document.hidden));
    return () => off.abort();
  }, [stage]);

  return hovered || focused || hidden;
}
