import { useLayoutEffect, useRef, type RefObject } from "react";
import { keepBeside } from "../elements/useBarPlace.ts";
import type { Box } from "../elements/boxes.ts";
import type { Bearings } from "../map/bearings.ts";

const GAP = 16;
const EDGE = 8;

/** Keeps a bar under an area, and in the window wherever the area is. */
export function useUnderPlace(bearings: Bearings, { x, y, w, h }: Box): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const element = bar.current;
      if (element === null) return;
      const { view } = bearings;
      const end = bearings.toScreen({ x: x + w / 2, y: y + h });
      const lowest = view.h - view.bottom - EDGE - element.offsetHeight;
      const top = Math.max(view.top + EDGE, Math.min(lowest, end.y + GAP));
      element.style.setProperty("--under", `${Math.round(top - end.y)}px`);
      keepBeside(element, bearings, end.x);
    };
    follow();
    return bearings.watch(follow);
  });
  return bar;
}
