import type { CloseCode, DownMessage, UpMessage } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import type { OpenSocket } from "./liveSocket.ts";
import type { LinkState, Tries } from "./liveState.ts";

/** The door's reply: a ticket for one socket (null: none is needed), closed, or no reply. */
export type Door =
  | { state: "open"; ticket: string | null; address: string }
  | { state: "closed"; closeCode: CloseCode; startsAt: string | null; tries?: Tries }
  | { state: "unreachable" };

export type Connected = Extract<DownMessage, { type: "connected" }>;
export const isConnected = (message: DownMessage): message is Connected => message.type === "connected";
/** The `hello` of an account's own link. */
export type Listening = Extract<DownMessage, { type: "listening" }>;
export const isListening = (message: DownMessage): message is Listening => message.type === "listening";
/** Messages about the space; those about the link itself are left out. */
export type News = Exclude<
  DownMessage,
  AccountNews | { type: "connected" | "listening" | "queued" | "reply" | "ping" | "failure" }
>;
/** Messages about the account, inside a space or not. */
type AccountNews = Extract<DownMessage, { type: "news" }>;

export interface LinkNeeds<Greeting extends Connected | Listening> {
  clock: Clock;
  random(): number;
  openSocket: OpenSocket;
  /** Address of the live socket at a node; "" is the host of the page. */
  addressOf(node: string): string;
  askForPlace(signal: AbortSignal): Promise<Door>;
  /** A cheap call that a live server answers at once. */
  question(): UpMessage;
  showState(link: LinkState): void;
  /** What the server answers to this link's `hello`. */
  isGreeting(message: DownMessage): message is Greeting;
  /** A visit rejoins its room; other calls wait until this is done. */
  onConnected(message: Greeting): Promise<void>;
  onNews(news: News | AccountNews): void;
}
