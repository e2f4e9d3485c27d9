import { useCallback, useEffect, useRef, type PointerEvent } from "react";

const HELD_MS = 450;
/** A finger that goes further scrolls. */
const STILL_PIXELS = 10;

/** A finger that rests on something: `pressed` is told what of. Its handlers go on what holds all of them. */
export function useLongPress(pressed: (on: Element) => void) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const release = useCallback(() => {
    if (held.current !== null) clearTimeout(held.current.timer);
    held.current = null;
  }, []);
  useEffect(() => release, [release]);
  return {
    onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
      release();
      if (pointerType !== "touch" || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        held.current = null;
        pressed(target);
      }, HELD_MS);
      held.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = held.current;
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PIXELS) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
