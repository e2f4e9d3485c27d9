import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualItem,
} from "@tanstack/react-virtual";
import { useLayoutEffect, useState, useSyncExternalStore } from "react";

export interface Rows<Row> {
  /** The same list as long as nothing in it has changed. */
  rows: readonly Row[];
  /** One function for good. */
  keyOf: (row: Row) => string;
  /** Before a row is measured. */
  rowPixels: number;
  /** Beyond the edge of what is seen: Tab and arrows go on to them. */
  overscan: number;
}

interface DrawnRows {
  items: readonly VirtualItem[];
  totalPixels: number;
}

/** Rows drawn before the frame is measured. */
const FIRST_ROWS = 20;

/**
 * A long list that draws only the rows that are seen: `holdFrame` is the ref of what scrolls, `measure` of each row, which
 * says its `data-index`. The library's own hook hands out functions that change without a word, and components keep them.
 */
export function useVirtualRows<Row, Frame extends HTMLElement>({ rows, keyOf, rowPixels, overscan }: Rows<Row>) {
  const [frame, holdFrame] = useState<Frame | null>(null);
  const [list] = useState(() => rowList<Row, Frame>({ rows, keyOf, rowPixels, overscan }));
  const drawn = useSyncExternalStore(list.watch, list.drawn);
  useLayoutEffect(() => list.mount(), [list]);
  useLayoutEffect(
    () => list.setRows({ rows, keyOf, rowPixels, overscan }, frame),
    [list, rows, keyOf, rowPixels, overscan, frame],
  );
  return { holdFrame, isHeld: frame !== null, ...drawn, measure: list.measure, scrollTo: list.scrollTo };
}

function rowList<Row, Frame extends HTMLElement>(first: Rows<Row>) {
  const watchers = new Set<() => void>();
  const optionsOf = ({ rows, keyOf, rowPixels, overscan }: Rows<Row>, frame: Frame | null) => ({
    count: rows.length,
    overscan,
    getScrollElement: () => frame,
    estimateSize: () => rowPixels,
    getItemKey: (index: number) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    initialRect: { width: 0, height: rowPixels * FIRST_ROWS },
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => changed(),
  });
  const list = new Virtualizer<Frame, Element>(optionsOf(first, null));
  const read = (): DrawnRows => ({ items: list.getVirtualItems(), totalPixels: list.getTotalSize() });
  let shown = read();
  const changed = () => {
    const now = read();
    if (now.items === shown.items && now.totalPixels === shown.totalPixels) return;
    shown = now;
    for (const watcher of watchers) watcher();
  };
  return {
    watch(onChange: () => void): () => void {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    drawn: () => shown,
    mount: (): (() => void) => list._didMount(),
    setRows(rows: Rows<Row>, frame: Frame | null): void {
      list.setOptions(optionsOf(rows, frame));
      list._willUpdate();
      changed();
    },
    measure: (row: Element | null): void => list.measureElement(row),
    scrollTo: (index: number, align: "auto" | "center" = "auto"): void => list.scrollToIndex(index, { align }),
  };
}
