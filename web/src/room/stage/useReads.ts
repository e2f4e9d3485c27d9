import { useMemo } from "react";
import { tell } from "../../ui/tell.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";

/** What stands over the presenters. */
export interface Reads {
  title: string;
  description: string;
  /** Null for everybody who may not change the room's settings. */
  keep: ((change: { stageTitle?: string; stageDescription?: string }) => void) | null;
}

export function useReads(port: RoomPort, mayChange: boolean): Reads {
  const title = useLive(port, ({ room }) => room?.room.stageTitle ?? "");
  const description = useLive(port, ({ room }) => room?.room.stageDescription ?? "");
  return useMemo(
    () => ({ title, description, keep: mayChange ? (change) => tell(port.call("updateRoom", change)) : null }),
    [port, title, description, mayChange],
  );
}
