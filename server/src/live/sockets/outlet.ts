import type { ConnectionId, DownMessage } from "@atrium/contract";
import type { Frame } from "./frame.ts";

/** Where an actor says things to one person: a live connection, or a list in a test. Never blocks, never throws. */
export interface Outlet {
  connectionId: ConnectionId;
  send(message: DownMessage): void;
  deliver(frame: Frame): void;
  /** False when the person could not take it now: they get the latest of everybody later instead. */
  deliverPresence(frame: Frame): boolean;
  /** Ends the connection with a reason the person is told. */
  end(ending: Ending): void;
  /** Drops the connection without a word: its person is already here on another one. */
  abandon(): void;
}

export interface Ending {
  closeCode: number;
  startsAt?: string;
  reconnectInMs?: number;
}
