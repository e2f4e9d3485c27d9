import {
  getClientRect,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
  type DragOverEvent,
  type DragStartEvent,
} from "@dnd-kit/core";
import { useEffect, useEffectEvent, useState } from "react";
import type { Drop, Id } from "./arrange.ts";
import type { Arrange } from "./useArrange.ts";

/** The share of a folder's row, at its upper and lower edge, where a drop lands beside it, and not inside. */
const EDGE = 0.25;

const OPENS_AFTER_MS = 500;

/** Screen reader users move rows by keys and menus: dragging is not announced. */
const unsaid = () => undefined;
const SILENT = {
  announcements: { onDragStart: unsaid, onDragOver: unsaid, onDragEnd: unsaid, onDragCancel: unsaid },
  screenReaderInstructions: { draggable: "" },
};

/** Rows are positioned by a transform, which the library ignores unless told. */
const AS_SEEN = { draggable: { measure: getClientRect }, droppable: { measure: getClientRect } };

/**
 * Carrying a line of the list: by mouse after a few pixels, so that clicks stay clicks, by finger after a moment, so that
 * the list still scrolls. Keys and menus do the same without it.
 */
export function useDragging(arrange: Arrange | null, openFolder: (folderId: string) => void) {
  const [carried, setCarried] = useState<Id | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );
  useOpening(drop?.at === "inside" ? drop.on : null, openFolder);
  const end = () => {
    setCarried(null);
    setDrop(null);
  };
  return {
    carried,
    drop,
    handlers: {
      sensors,
      accessibility: SILENT,
      measuring: AS_SEEN,
      onDragStart: ({ active }: DragStartEvent) => setCarried(active.id as Id),
      onDragMove: (event: DragMoveEvent) => setDrop(dropOf(event)),
      onDragOver: (event: DragOverEvent) => setDrop(dropOf(event)),
      onDragEnd: (event: DragEndEvent) => {
        const where = landing(drop, { over: event.over?.id ?? null, now: dropOf(event) });
        if (where !== null) arrange?.drop(event.active.id as Id, where);
        end();
      },
      onDragCancel: end,
    },
  };
}

/** A folder that something is held over opens after a moment, so that it can be put at its place in there. */
function useOpening(folderId: string | null, openFolder: (folderId: string) => void): void {
  const open = useEffectEvent(openFolder);
  useEffect(() => {
    if (folderId === null) return undefined;
    const timer = setTimeout(() => open(folderId), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [folderId]);
}

/**
 * Drops where it was last shown, as long as the pointer is over the same row or over none: the list may move under a
 * lifting finger when a folder opens or somebody comes in.
 */
export const landing = (shown: Drop | null, { over, now }: { over: unknown; now: Drop | null }): Drop | null =>
  shown !== null && (over === null || now?.on === shown.on) ? shown : now;

/** Where the carried row would land now, by its middle. */
function dropOf({ active, over }: DragMoveEvent | DragOverEvent | DragEndEvent): Drop | null {
  const rect = active.rect.current.translated;
  if (over === null || rect === null || over.id === active.id) return null;
  const share = (rect.top + rect.height / 2 - over.rect.top) / over.rect.height;
  const takesInside = over.data.current?.["kind"] === "folder" && active.data.current?.["kind"] === "room";
  const on = over.id as Id;
  if (takesInside && share > EDGE && share < 1 - EDGE) return { on, at: "inside" };
  return { on, at: share < 0.5 ? "above" : "below" };
}
