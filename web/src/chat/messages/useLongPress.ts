import { useCallback, useEffect, useRef, type MouseEvent, type PointerEvent } from "react";

const HELD_MS = 450;
/** Moving further than this is scrolling. */
const STILL_PIXELS = 10;

/** The sheet it opened has the focus: the release would click beside it, and take the focus away. */
const keepFocus = (target: Element): void =>
  target.addEventListener("touchend", (event) => event.preventDefault(), { once: true, passive: false });

/** What acts on a tap of its own. */
const OWN = "a, button, input, textarea, select, summary, [role=button]";

/** A long press or a tap with a finger: `pressed` gets its target. The handlers go on the container. */
export function useLongPress(pressed: (on: Element) => void) {
  const isFinger = useRef(false);
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const release = useCallback(() => {
    if (held.current !== null) clearTimeout(held.current.timer);
    held.current = null;
  }, []);
  useEffect(() => release, [release]);
  return {
    onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
      release();
      isFinger.current = pointerType === "touch";
      if (pointerType !== "touch" || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        held.current = null;
        isFinger.current = false;
        keepFocus(target);
        pressed(target);
      }, HELD_MS);
      held.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = held.current;
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PIXELS) release();
    },
    onPointerUp: release,
    onClick({ target }: MouseEvent) {
      const isTap = isFinger.current && target instanceof Element && target.closest(OWN) === null;
      isFinger.current = false;
      if (isTap) pressed(target);
    },
    onPointerCancel: release,
  };
}
