import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import styles from "./list.module.css";

interface ListProps<Item> {
  /** What the rows are, for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Called when the end comes near; null when everything is loaded. */
  more?: (() => void) | null;
}

/** The height of people rows, see look.md: 54 pixels. Other rows are measured when they are rendered. */
const ROW_PX = 54;
/** Shorter lists render all rows: the browser's find works, and nothing is measured. */
const LONG = 60;

/** A list of rows; long lists render only the visible ones. */
export function List<Item>(props: ListProps<Item>) {
  return props.items.length > LONG || props.more ? <LongList {...props} /> : <ShortList {...props} />;
}

function ShortList<Item>({ label, items, keyOf, row }: ListProps<Item>) {
  return (
    <ul className={styles["list"]} aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)} className={styles["item"]}>
          {row(item)}
        </li>
      ))}
    </ul>
  );
}

function LongList<Item>({ label, items, keyOf, row, more = null }: ListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => setTopPx(list.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: topPx,
    getItemKey: (at) => {
      const item = items[at];
      return item === undefined ? at : keyOf(item);
    },
  });
  const rows = virtual.getVirtualItems();
  const isAtEnd = (rows.at(-1)?.index ?? 0) >= items.length - 1;
  useEffect(() => {
    if (isAtEnd) more?.();
  }, [isAtEnd, items.length, more]);
  return (
    <ul ref={list} className={styles["list"]} aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {rows.map(({ key, index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className={styles["placed"]}
            style={{ translate: `0 ${start - topPx}px` }}
            aria-setsize={more === null ? items.length : -1}
            aria-posinset={index + 1}
          >
            {row(item)}
          </li>
        );
      })}
    </ul>
  );
}
