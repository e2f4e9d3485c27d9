import { useEffect, useId, useLayoutEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

interface Order {
  /** The open dialogs, the last opened at the end. */
  open: readonly string[];
  /** The z-index of each: one that closes keeps its own while it fades. */
  heights: Readonly<Record<string, number>>;
}
const order = createStore<Order>(() => ({ open: [], heights: {} }));

/** Above the page and below toasts (250) and menus (300). */
const LOWEST = 200;

/**
 * A dialog lies over those that were open before it, whichever of them was mounted first. Every open dialog gets key
 * events, only the topmost should react.
 */
export function useDialogOrder(isOpen: boolean): { zIndex: number; isUppermost: boolean } {
  const id = useId();
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    order.setState((now) => withOpened(now, id));
    return () => order.setState(({ open }) => ({ open: open.filter((each) => each !== id) }));
  }, [isOpen, id]);
  useEffect(() => () => order.setState((now) => withForgotten(now, id)), [id]);
  const zIndex = useStore(order, ({ heights }) => heights[id] ?? LOWEST);
  const isUppermost = useStore(order, ({ open }) => open.at(-1) === id);
  return { zIndex, isUppermost };
}

function withOpened({ open, heights }: Order, id: string): Order {
  const uppermost = open.at(-1);
  const above = uppermost === undefined ? LOWEST : (heights[uppermost] ?? LOWEST) + 1;
  return { open: [...open, id], heights: { ...heights, [id]: above } };
}

function withForgotten({ open, heights }: Order, id: string): Order {
  const { [id]: _gone, ...kept } = heights;
  return { open, heights: kept };
}
