import { STROKES_FADE_MS } from "@atrium/contract";
import { useCallback, useState } from "react";

/** A pen, and how it writes. */
export interface Pen {
  /** I hold it. */
  isOn: boolean;
  ink: number;
  width: number;
  fadesMs: number;
  hold(isOn: boolean): void;
  choose(how: Partial<Pick<Pen, "ink" | "width" | "fadesMs">>): void;
}

/** Held for as long as I am on this board; how it writes stays. */
export function usePen(roomId: string | null): Pen {
  const [heldIn, setHeldIn] = useState<string | null>(null);
  const [how, setHow] = useState<{ ink: number; width: number; fadesMs: number }>({
    ink: 1,
    width: 1,
    fadesMs: STROKES_FADE_MS[1],
  });
  const hold = useCallback((isOn: boolean) => setHeldIn(isOn ? roomId : null), [roomId]);
  const choose = useCallback((change: Partial<typeof how>) => setHow((before) => ({ ...before, ...change })), []);
  return { ...how, isOn: roomId !== null && heldIn === roomId, hold, choose };
}
