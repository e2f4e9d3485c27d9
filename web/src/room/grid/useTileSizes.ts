import type { AccountId } from "@atrium/contract";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { RoomPort } from "../roomPort.ts";
import type { GridLayout } from "./gridLayout.ts";

export interface GridBox {
  w: number;
  h: number;
}

/** Follows the size of an element. */
export function useBox(element: RefObject<HTMLElement | null>): GridBox {
  const [box, setBox] = useState<GridBox>({ w: 16, h: 9 });
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const measure = () => setBox({ w: watched.clientWidth, h: watched.clientHeight });
    // A hidden page observes nothing, though its small window is in sight: it has an observer of its own.
    const observer = new (watched.ownerDocument.defaultView ?? globalThis).ResizeObserver(measure);
    measure();
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return box;
}

interface Shown {
  ids: readonly AccountId[];
  lead: AccountId | null;
  layout: GridLayout;
  box: GridBox;
}

/** Tells the media which pictures are on the page, and how high; once the grid is gone the floor decides again. */
export function useTileSizes(port: RoomPort, { ids, lead, layout, box }: Shown): void {
  const height = Math.round(box.h / layout.rows);
  const key = [...ids, lead, height].join();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (told.current === key) return;
    told.current = key;
    port.setTiles(new Map(ids.map((id) => [id, id === lead ? height * 2 : height])));
  });
  useEffect(
    () => () => {
      told.current = null;
      port.setTiles(null);
    },
    [port],
  );
}
