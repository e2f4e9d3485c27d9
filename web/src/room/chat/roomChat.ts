// The chat of the room one is in, as long as one is in it: it reads the newest page, hears each change, and reads the
// page again when one was missed. What one writes waits in line while the link is away and goes once: the server knows
// it by its `clientId`, however often it is sent.
import { constants, newId } from "@atrium/contract";
import type { AccountId, ChatClientId, ChatMessage, ErrorCode, RoomId } from "@atrium/contract";
import { timelineOf, unreadIn, withCleared, withMessage, withOlder, withRead } from "@atrium/rules";
import type { Timeline } from "@atrium/rules";
import { createStore } from "zustand/vanilla";
import type { Clock } from "../../platform/clock.ts";
import type { ReadableStore } from "../../platform/readableStore.ts";
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
export interface RoomChat {
  state: ReadableStore<RoomChatState>;
  /** Begins to read and hear; returns its undo. */
  start(): () => void;
  send(content: string, replyTo: ChatMessage | null): void;
  sendAgain(clientId: ChatClientId): void;
  discard(clientId: ChatClientId): void;
  loadOlder(): void;
  /** Everything is on the screen. */
  markRead(): void;
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
  "unknownError",
]);
const AGAIN_MS = 2000;

export function createRoomChat({ port, clock, roomId }: Needs): RoomChat {
  const state = createStore<RoomChatState>(() => ({ timeline: null, outgoing: [], unread: 0 }));
  const selfId = (): AccountId | null => port.live.getState().selfId;
  let [isReading, isSending, isLoading, isOver] = [false, false, false, true];
  /** The newest page has to be read; the last revision heard of while it was. */
  let [isStale, heardRevision] = [true, 0];
  let cancelMark: (() => void) | null = null;
  let cancelAgain = (): void => undefined;

  const show = (timeline: Timeline) => {
    const here = new Set(timeline.messages.map(({ clientId }) => clientId));
    state.setState(({ outgoing }) => ({
      timeline,
      unread: unreadIn(timeline, selfId()),
      outgoing: outgoing.filter(({ clientId }) => !here.has(clientId)),
    }));
  };
  const hear = (next: Timeline | "missed") => {
    if (next !== "missed") return show(next);
    isStale = true;
    void read();
  };
  const heard = (message: ChatMessage, revision: number) => {
    const { timeline } = state.getState();
    heardRevision = Math.max(heardRevision, revision);
    if (timeline !== null && !isReading) hear(withMessage(timeline, { message, revision }));
  };
  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    const page = await port.call("getRoomChatPage", { roomId });
    isReading = false;
    if (isOver) return;
    if (!page.ok) return void again();
    const before = state.getState().timeline?.readPosition ?? 0;
    show(withRead(timelineOf(page.value), before));
    isStale = heardRevision > page.value.revision;
    if (isStale) return read();
    if (page.value.readPosition === null && page.value.lastPosition > 0) mark(page.value.lastPosition);
  }
  async function sendNext(): Promise<void> {
    const next = state.getState().outgoing.find(({ refused }) => refused === null);
    if (isSending || isOver || next === undefined) return;
    isSending = true;
    const { clientId, content, replyTo } = next;
    const said = { roomId, clientId, content, ...(replyTo !== null && { replyToId: replyTo.id }) };
    const sent = await port.call("postRoomChatMessage", said);
    isSending = false;
    if (sent.ok) {
      const { message } = sent.value;
      state.setState(({ outgoing }) => ({ outgoing: outgoing.filter((each) => each.clientId !== clientId) }));
      heard(message, message.revision);
    } else if (PASSING.has(sent.code)) return void again();
    else change(clientId, sent.code);
    return sendNext();
  }
  /** What has to be tried again is, in a moment: until it is done or one has left the room. */
  function again(): void {
    cancelAgain();
    if (isOver) return;
    cancelAgain = clock.after(AGAIN_MS, () => {
      if (isStale) void read();
      void sendNext();
    });
  }
  const change = (clientId: ChatClientId, refused: ErrorCode | null) =>
    state.setState(({ outgoing }) => ({
      outgoing: outgoing.map((each) => (each.clientId === clientId ? { ...each, refused } : each)),
    }));
  const mark = (position: number) => void port.call("markRoomChatRead", { roomId, position });

  return {
    state,
    start() {
      isOver = false;
      void read();
      const undo = [
        port.onLiveEvent((event) => {
          const { timeline } = state.getState();
          if (event.type === "chatMessage") heard(event.message, event.revision);
          if (event.type !== "chatCleared") return;
          heardRevision = Math.max(heardRevision, event.revision);
          if (timeline !== null && !isReading) hear(withCleared(timeline, event));
        }),
        port.live.subscribe(({ link }, before) => {
          if (link.state !== "connected" || before.link.state === "connected") return;
          isStale = true;
          void read();
          void sendNext();
        }),
      ];
      return () => {
        isOver = true;
        cancelAgain();
        cancelMark?.();
        undo.forEach((each) => each());
      };
    },
    send(content, replyTo) {
      const message = { clientId: newId<ChatClientId>(), content, replyTo, refused: null };
      state.setState(({ outgoing }) => ({ outgoing: [...outgoing, message] }));
      void sendNext();
    },
    sendAgain(clientId) {
      change(clientId, null);
      void sendNext();
    },
    discard: (clientId) =>
      state.setState(({ outgoing }) => ({ outgoing: outgoing.filter((each) => each.clientId !== clientId) })),
    loadOlder() {
      const { timeline } = state.getState();
      const before = timeline?.messages[0]?.position;
      if (isLoading || timeline?.hasOlder !== true || before === undefined) return;
      isLoading = true;
      void port.call("getRoomChatPage", { roomId, before }).then((page) => {
        isLoading = false;
        const now = state.getState().timeline;
        if (page.ok && now !== null && !isOver) show(withOlder(now, page.value));
      });
    },
    markRead() {
      const { timeline } = state.getState();
      if (timeline === null || timeline.readPosition >= timeline.lastPosition) return;
      show(withRead(timeline, timeline.lastPosition));
      cancelMark ??= clock.after(constants.chat.markReadThrottleMs, () => {
        cancelMark = null;
        mark(state.getState().timeline?.readPosition ?? 0);
      });
    },
  };
}
