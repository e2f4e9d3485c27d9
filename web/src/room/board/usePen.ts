import { STROKES_FADE_MS } from "@atrium/contract";
import { useCallback, useState } from "react";

/** My pen and its settings. */
export interface Pen {
  /** Whether I hold it. */
  isOn: boolean;
  ink: number;
  width: number;
  fadesMs: number;
  hold(isOn: boolean): void;
  choose(how: Partial<Pick<Pen, "ink" | "width" | "fadesMs">>): void;
}

/** I hold the pen until I leave this board; its settings stay. */
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
