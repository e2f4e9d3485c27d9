import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Bearings } from "../map/bearings.ts";
import type { Box } from "./boxes.ts";

/** The bar's height with the gap between it and what it is about, in pixels, under the chips of the corners. */
const NEEDS = 104;
const EDGE = 8;
/** As wide as the rail that stands where the panel is closed. */
const RAIL = 72;

/** Keeps a bar in the window: under its thing where over it there is no room, and as far aside as it has to be. */
export function useBarPlace(bearings: Bearings, { x, y, w, h }: Box): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const element = bar.current;
      if (element === null) return;
      const { view } = bearings;
      const top = bearings.toScreen({ x: x + w / 2, y });
      const end = bearings.toScreen({ x, y: y + h });
      const isUnder = top.y < view.top + NEEDS && end.y + NEEDS < view.h - view.bottom;
      // Over a thing that is higher than the window it stands at the window's own top.
      const down = isUnder ? 0 : Math.max(0, view.top + NEEDS - top.y);
      const half = element.offsetWidth / 2 + EDGE;
      const wanted = Math.max(Math.max(RAIL, view.left) + half - EDGE, Math.min(view.w - view.right - half, top.x));
      element.dataset["side"] = isUnder ? "under" : "over";
      element.style.setProperty("--aside", `${Math.round(wanted - top.x)}px`);
      element.style.setProperty("--down", `${Math.round(down)}px`);
    };
    follow();
    return bearings.watch(follow);
  });
  return bar;
}
