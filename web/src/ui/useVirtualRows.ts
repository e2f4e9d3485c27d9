import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualItem,
} from "@tanstack/react-virtual";
import { useLayoutEffect, useState, useSyncExternalStore } from "react";

export interface Rows<Row> {
  /** Must stay the same list while its items are unchanged. */
  rows: readonly Row[];
  /** Must be stable. */
  keyOf: (row: Row) => string;
  /** Before a row is measured. */
  rowPixels: number;
  /** Rows rendered beyond the visible part: Tab and arrow keys reach them. */
  overscan: number;
  /** Rows that keep their position on screen when others are added or removed above them. Must be stable. */
  stays?: (row: Row) => boolean;
}

interface DrawnRows<Row> {
  /** Identifies the list: rows of another one must not reuse its measured sizes. */
  rows: readonly Row[];
  items: readonly VirtualItem[];
  /** The index of the first partly visible row; rendering starts before it. */
  firstSeen: number;
  totalPixels: number;
}

/** Rows rendered before the frame is measured. */
const FIRST_ROWS = 20;

/**
 * A long list that renders only its visible rows: `holdFrame` is the ref of the scrolling element, `measure` the ref of
 * each row, which needs `data-index`. The library's own hook returns the same functions for changed values, so memoised
 * components would go stale.
 */
export function useVirtualRows<Row, Frame extends HTMLElement>({ rows, keyOf, rowPixels, overscan, stays }: Rows<Row>) {
  const [frame, holdFrame] = useState<Frame | null>(null);
  const [list] = useState(() => rowList<Row, Frame>({ rows, keyOf, rowPixels, overscan }));
  const drawn = useSyncExternalStore(list.watch, list.drawn);
  useLayoutEffect(() => list.mount(), [list]);
  useLayoutEffect(
    () => list.setRows({ rows, keyOf, rowPixels, overscan, ...(stays && { stays }) }, frame),
    [list, rows, keyOf, rowPixels, overscan, stays, frame],
  );
  useLayoutEffect(() => list.moveFrame(drawn), [list, drawn]);
  return { holdFrame, isHeld: frame !== null, ...drawn, measure: list.measure, scrollTo: list.scrollTo };
}

function rowList<Row, Frame extends HTMLElement>(first: Rows<Row>) {
  const watchers = new Set<() => void>();
  const optionsOf = ({ rows, keyOf, rowPixels, overscan }: Rows<Row>, frame: Frame | null) => ({
    count: rows.length,
    overscan,
    getScrollElement: () => frame,
    estimateSize: () => rowPixels,
    getItemKey: (index: number) => keyAt(rows[index], index, keyOf),
    initialRect: { width: 0, height: rowPixels * FIRST_ROWS },
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => changed(),
  });
  const list = new Virtualizer<Frame, Element>(optionsOf(first, null));
  let set = first;
  /** The frame has not been scrolled to the rows' new position yet: they have to be rendered first. */
  let isMoved = false;
  const read = (): DrawnRows<Row> => ({
    rows: set.rows,
    items: list.getVirtualItems(),
    firstSeen: list.range?.startIndex ?? 0,
    totalPixels: list.getTotalSize(),
  });
  let shown = read();
  const changed = () => {
    const now = read();
    const isSame = now.items === shown.items && now.totalPixels === shown.totalPixels;
    if (isSame && (set.stays === undefined || now.rows === shown.rows)) return;
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
      const stood = standing(list, set, rows.stays);
      set = rows;
      list.setOptions(optionsOf(rows, frame));
      if (rows.stays !== undefined) list.shouldAdjustScrollPositionOnItemSizeChange = beginsAbove;
      list._willUpdate();
      const moved = movedBy(list, rows, stood);
      if (moved !== 0) list.scrollOffset = (list.scrollOffset ?? 0) + moved;
      isMoved ||= moved !== 0;
      changed();
    },
    moveFrame(drawn: DrawnRows<Row>): void {
      if (drawn !== shown) return;
      if (isMoved && list.scrollElement !== null) list.scrollElement.scrollTop = list.scrollOffset ?? 0;
      isMoved = false;
    },
    measure: (row: Element | null): void => list.measureElement(row),
    scrollTo: (index: number, align: "auto" | "center" = "auto"): void => list.scrollToIndex(index, { align }),
  };
}

const keyAt = <Row>(row: Row | undefined, index: number, keyOf: Rows<Row>["keyOf"]) =>
  row === undefined ? index : keyOf(row);

/**
 * Size changes of rows above must not move the visible rows, in either scroll direction: fonts that load late, or a
 * name that is no longer needed once an earlier message has loaded. The library does not correct these while scrolling
 * up.
 */
const beginsAbove = (
  { start }: VirtualItem,
  _delta: number,
  { scrollOffset }: { scrollOffset: number | null },
): boolean => start < (scrollOffset ?? 0);

interface Standing {
  key: string;
  start: number;
}

/** The first visible row that keeps its position; null if none does. */
function standing<Row, Frame extends HTMLElement>(
  list: Virtualizer<Frame, Element>,
  { rows, keyOf }: Rows<Row>,
  stays: Rows<Row>["stays"],
): Standing | null {
  if (stays === undefined || list.scrollOffset === null) return null;
  const from = list.getVirtualItemForOffset(list.scrollOffset)?.index ?? 0;
  const index = rows.findIndex((row, at) => at >= from && stays(row));
  const [row, item] = [rows[index], list.measurementsCache[index]];
  return row === undefined || item === undefined ? null : { key: keyOf(row), start: item.start };
}

/** How far it moved because of rows added or removed above it. */
function movedBy<Row, Frame extends HTMLElement>(
  list: Virtualizer<Frame, Element>,
  { rows, keyOf }: Rows<Row>,
  stood: Standing | null,
): number {
  if (stood === null) return 0;
  // Recomputes all offsets.
  list.getVirtualItems();
  const item = list.measurementsCache[rows.findIndex((row) => keyOf(row) === stood.key)];
  return item === undefined ? 0 : item.start - stood.start;
}
