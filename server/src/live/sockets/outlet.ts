import type { ConnectionId, DownMessage } from "@atrium/contract";
import type { Frame } from "./frame.ts";

/** Sends messages from an actor to one person: over a live connection, or into a list in a test. Never blocks or throws. */
export interface Outlet {
  connectionId: ConnectionId;
  send(message: DownMessage): void;
  deliver(frame: Frame): void;
  /** False if the person could not take it now: they get everybody's latest later instead. */
  deliverPresence(frame: Frame): boolean;
  /** Ends the connection with a reason that the person is told. */
  end(ending: Ending): void;
  /** Drops the connection silently: its person already has another one. */
  abandon(): void;
}

export interface Ending {
  closeCode: number;
  startsAt?: string;
  reconnectInMs?: number;
}
