import type { CloseCode, DownMessage, UpMessage } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import type { OpenSocket } from "./liveSocket.ts";
import type { LinkState } from "./liveState.ts";

/** The answer of the door: a ticket for one socket, a shut door, or no answer. */
export type Door =
  | { state: "open"; ticket: string; address: string }
  | { state: "closed"; closeCode: CloseCode; startsAt: string | null }
  | { state: "unreachable" };

export type Connected = Extract<DownMessage, { type: "connected" }>;
/** What the server says beyond the talk of the link itself. */
export type News = Exclude<DownMessage, { type: "connected" | "reply" | "ping" | "failure" }>;

export interface LinkNeeds {
  clock: Clock;
  random(): number;
  openSocket: OpenSocket;
  /** Address of the live socket at a node; "" is the host of the page. */
  addressOf(node: string): string;
  askForPlace(signal: AbortSignal): Promise<Door>;
  /** Something a living server answers at once. */
  question(): UpMessage;
  showState(link: LinkState): void;
  /** Joins the room again; other calls wait until this is done. */
  onConnected(message: Connected): Promise<void>;
  onNews(news: News): void;
}
