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
  /** Such rows stay where they are seen when others come or go above them. One function for good. */
  stays?: (row: Row) => boolean;
}

interface DrawnRows<Row> {
  /** What the items are of: drawn with other rows, sizes would be kept for the wrong ones. */
  rows: readonly Row[];
  items: readonly VirtualItem[];
  /** The first of which at least a part is in sight; the items begin before it. */
  firstSeen: number;
  totalPixels: number;
}

/** Rows drawn before the frame is measured. */
const FIRST_ROWS = 20;

/**
 * A long list that draws only the rows that are seen: `holdFrame` is the ref of what scrolls, `measure` of each row, which
 * has its `data-index`. The library's own hook returns functions that change silently, while components keep them.
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
  /** The frame has yet to be scrolled to where its rows have gone: they have to be drawn first. */
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
 * What grows or shrinks there moves nothing that is seen below it, whichever way one scrolls: letters that come late, or a
 * name that a message no longer needs under the one that has loaded above it. On its own the library leaves both while one
 * scrolls up.
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

/** The first row in sight that stays where it is; null where none does. */
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

/** How far it went with what came or went above it. */
function movedBy<Row, Frame extends HTMLElement>(
  list: Virtualizer<Frame, Element>,
  { rows, keyOf }: Rows<Row>,
  stood: Standing | null,
): number {
  if (stood === null) return 0;
  // Works out anew where each begins.
  list.getVirtualItems();
  const item = list.measurementsCache[rows.findIndex((row) => keyOf(row) === stood.key)];
  return item === undefined ? 0 : item.start - stood.start;
}
