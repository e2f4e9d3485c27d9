import type { AccountId } from "@atrium/contract";
import { useState } from "react";
import { browserClock, type Clock } from "../../platform/clock.ts";

/** The card comes after a pause, and waits a moment for the pointer on its way over. */
const IN_AFTER_MS = 300;
const OUT_AFTER_MS = 220;

export interface Hover {
  hovered: AccountId | null;
  /** The pointer is over somebody, or over nobody. */
  point(accountId: AccountId | null): void;
  /** The pointer has reached the card: it stays. */
  stay(): void;
}

/** Whose card the resting pointer opens. */
export function useHover(): Hover {
  const [hovered, setHovered] = useState<AccountId | null>(null);
  const [hands] = useState(() => hoverHands(browserClock, setHovered));
  return { hovered, ...hands };
}

/** The delays of a hover, without React. `show` is called when the card should change. */
export function hoverHands(
  clock: Pick<Clock, "after">,
  show: (accountId: AccountId | null) => void,
): Omit<Hover, "hovered"> {
  let cancel = () => {};
  let aim: AccountId | "card" | null = null;
  return {
    point(accountId) {
      if (accountId === aim) return;
      aim = accountId;
      cancel();
      cancel = clock.after(accountId === null ? OUT_AFTER_MS : IN_AFTER_MS, () => show(accountId));
    },
    stay() {
      aim = "card";
      cancel();
    },
  };
}
