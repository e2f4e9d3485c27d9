// The chat of the room one is in, as long as one is in it: it reads the newest page, hears each change, and reads the
// page again when one was missed. What one writes waits in line while the link is away and goes once: the server knows
// it by its `clientId`, however often it is sent.
import { constants, newId } from "@atrium/contract";
import type { ChatClientId, ChatMessage, ErrorCode, RoomId } from "@atrium/contract";
import { timelineOf, unreadIn, withCleared, withMessage, withOlder, withRead } from "@atrium/rules";
import type { Timeline } from "@atrium/rules";
import { createStore } from "zustand/vanilla";
import type { Clock } from "../../platform/clock.ts";
import type { LiveEvent } from "../../live/index.ts";
import type { RoomPort } from "../roomPort.ts";

/** Something of mine on its way. */
export interface Outgoing {
  clientId: ChatClientId;
  content: string;
  replyTo: ChatMessage | null;
  /** Why it was refused for good; null while it waits. */
  refused: ErrorCode | null;
}
export interface RoomChatState {
  /** Null until it has been read. */
  timeline: Timeline | null;
  outgoing: readonly Outgoing[];
  unread: number;
}
interface Needs {
  port: Pick<RoomPort, "call" | "onLiveEvent" | "live">;
  clock: Clock;
  roomId: RoomId;
}

/** The link may be back later, or the room: what was refused so is sent again. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  "connectionFailed",
  "notConnectedToSpace",
  "notConnectedToRoom",
  "tooOftenAttempts",
  "serverError",
  "unknownError",
]);
const AGAIN_MS = 2000;

export class RoomChat {
  readonly state = createStore<RoomChatState>(() => ({ timeline: null, outgoing: [], unread: 0 }));
  readonly #needs: Needs;
  #isOver = true;
  #isReading = false;
  #isSending = false;
  #isLoading = false;
  /** The newest page has to be read. */
  #isStale = true;
  /** The last revision heard of, also while a page was read. */
  #heardRevision = 0;
  #cancelMark: (() => void) | null = null;
  #cancelAgain = (): void => undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Begins to read and hear; returns its undo. */
  start(): () => void {
    const { port } = this.#needs;
    this.#isOver = false;
    void this.#read();
    const undo = [
      port.onLiveEvent((event) => this.#onLiveEvent(event)),
      port.live.subscribe(({ link }, before) => {
        if (link.state !== "connected" || before.link.state === "connected") return;
        this.#isStale = true;
        void this.#read();
        void this.#sendNext();
      }),
    ];
    return () => {
      this.#isOver = true;
      this.#cancelAgain();
      this.#cancelMark?.();
      undo.forEach((each) => each());
    };
  }

  send(content: string, replyTo: ChatMessage | null): void {
    const message = { clientId: newId<ChatClientId>(), content, replyTo, refused: null };
    this.state.setState(({ outgoing }) => ({ outgoing: [...outgoing, message] }));
    void this.#sendNext();
  }

  sendAgain(clientId: ChatClientId): void {
    this.#change(clientId, null);
    void this.#sendNext();
  }

  discard(clientId: ChatClientId): void {
    this.state.setState(({ outgoing }) => ({ outgoing: outgoing.filter((each) => each.clientId !== clientId) }));
  }

  async loadOlder(): Promise<void> {
    const { port, roomId } = this.#needs;
    const { timeline } = this.state.getState();
    const before = timeline?.messages[0]?.position;
    if (this.#isLoading || timeline?.hasOlder !== true || before === undefined) return;
    this.#isLoading = true;
    const page = await port.call("getRoomChatPage", { roomId, before });
    this.#isLoading = false;
    const now = this.state.getState().timeline;
    if (page.ok && now !== null && !this.#isOver) this.#show(withOlder(now, page.value));
  }

  /** Everything is on the screen. */
  markRead(): void {
    const { timeline } = this.state.getState();
    if (timeline === null || timeline.readPosition >= timeline.lastPosition) return;
    this.#show(withRead(timeline, timeline.lastPosition));
    this.#cancelMark ??= this.#needs.clock.after(constants.chat.markReadThrottleMs, () => {
      this.#cancelMark = null;
      this.#mark(this.state.getState().timeline?.readPosition ?? 0);
    });
  }

  #onLiveEvent(event: LiveEvent): void {
    if (event.type !== "chatMessage" && event.type !== "chatCleared") return;
    this.#heardRevision = Math.max(this.#heardRevision, event.revision);
    const { timeline } = this.state.getState();
    if (timeline === null || this.#isReading) return;
    this.#take(event.type === "chatMessage" ? withMessage(timeline, event) : withCleared(timeline, event));
  }

  #take(next: Timeline | "missed"): void {
    if (next !== "missed") return this.#show(next);
    this.#isStale = true;
    void this.#read();
  }

  #show(timeline: Timeline): void {
    const here = new Set(timeline.messages.map(({ clientId }) => clientId));
    const { selfId } = this.#needs.port.live.getState();
    this.state.setState(({ outgoing }) => ({
      timeline,
      unread: unreadIn(timeline, selfId),
      outgoing: outgoing.filter(({ clientId }) => !here.has(clientId)),
    }));
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const { port, roomId } = this.#needs;
    const page = await port.call("getRoomChatPage", { roomId });
    this.#isReading = false;
    if (this.#isOver) return;
    if (!page.ok) return this.#again();
    const { readPosition, lastPosition, revision } = page.value;
    const before = this.state.getState().timeline?.readPosition ?? 0;
    this.#show(withRead(timelineOf(page.value), before));
    if (readPosition === null && lastPosition > 0) this.#mark(lastPosition);
    this.#isStale = this.#heardRevision > revision;
    if (this.#isStale) return this.#read();
  }

  async #sendNext(): Promise<void> {
    const next = this.state.getState().outgoing.find(({ refused }) => refused === null);
    if (this.#isSending || this.#isOver || next === undefined) return;
    this.#isSending = true;
    const { port, roomId } = this.#needs;
    const { clientId, content, replyTo } = next;
    const said = { roomId, clientId, content, ...(replyTo !== null && { replyToId: replyTo.id }) };
    const sent = await port.call("postRoomChatMessage", said);
    this.#isSending = false;
    if (!sent.ok && PASSING.has(sent.code)) return this.#again();
    if (sent.ok) this.#sent(clientId, sent.value.message);
    else this.#change(clientId, sent.code);
    return this.#sendNext();
  }

  #sent(clientId: ChatClientId, message: ChatMessage): void {
    this.discard(clientId);
    this.#onLiveEvent({ type: "chatMessage", revision: message.revision, message });
  }

  /** What has to be tried again is, in a moment: until it is done or one has left the room. */
  #again(): void {
    this.#cancelAgain();
    if (this.#isOver) return;
    this.#cancelAgain = this.#needs.clock.after(AGAIN_MS, () => {
      if (this.#isStale) void this.#read();
      void this.#sendNext();
    });
  }

  #change(clientId: ChatClientId, refused: ErrorCode | null): void {
    this.state.setState(({ outgoing }) => ({
      outgoing: outgoing.map((each) => (each.clientId === clientId ? { ...each, refused } : each)),
    }));
  }

  #mark(position: number): void {
    const { port, roomId } = this.#needs;
    void port.call("markRoomChatRead", { roomId, position });
  }
}
