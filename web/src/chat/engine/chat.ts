// One chat of any kind while it may be on screen: it loads the newest page, receives each change, and reloads the page when
// one was missed. New messages go through its outbox.
import { constants } from "@atrium/contract";
import type { ChatClientId, ChatMessage, UploadId } from "@atrium/contract";
import { mentionsUnreadIn, timelineOf, unreadIn, withCleared, withMessage, withOlder, withRead } from "@atrium/rules";
import type { ChatWindow, Timeline } from "@atrium/rules";
import { createStore } from "zustand/vanilla";
import type { Clock } from "../../platform/clock.ts";
import type { ChatHeard, ChatPort } from "./chatPort.ts";
import { ChatPast } from "./chatPast.ts";
import type { KeptLines } from "./keptLines.ts";
import { Outbox } from "./outbox.ts";
import type { Outgoing } from "./outgoing.ts";
import { Typists } from "./typists.ts";

export interface ChatState {
  /** Null until loaded. */
  timeline: Timeline | null;
  /** The part of the past shown instead of the newest messages; null for the newest. */
  window: ChatWindow | null;
  /** The linked message, highlighted for a moment. */
  target: number | null;
  outgoing: readonly Outgoing[];
  unread: number;
  /** How many of them mention me. */
  mentions: number;
  /** Who else is typing. */
  typing: readonly string[];
}
interface Needs {
  port: ChatPort;
  clock: Clock;
  lines: KeptLines;
}

/** What is sent with a text. */
interface Beside {
  uploadIds?: readonly UploadId[];
  /** False: its links get no titles. */
  linkTitles?: boolean;
}

const AGAIN_MS = 2000;

const TARGET_MS = 2500;
const NOTHING_YET: ChatState = {
  timeline: null,
  window: null,
  target: null,
  outgoing: [],
  unread: 0,
  mentions: 0,
  typing: [],
};

export class Chat {
  readonly state = createStore<ChatState>(() => NOTHING_YET);
  /** Identifies the chat in this browser. */
  readonly key: string;
  readonly #needs: Needs;
  readonly #typists: Typists;
  readonly #past: ChatPast;
  readonly #outbox: Outbox;
  #isOver = true;
  #isReading = false;
  #isLoading = false;
  /** The newest page must be loaded. */
  #isStale = true;
  /** The last revision received, even while a page was loading. */
  #heardRevision = 0;
  #cancelMark: (() => void) | null = null;
  #cancelAgain = (): void => undefined;
  #cancelTarget = (): void => undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.key = needs.port.key;
    this.#past = new ChatPast({
      port: needs.port,
      timeline: () => this.state.getState().timeline,
      show: (window, joined) => {
        this.state.setState({ window });
        if (joined !== null) this.#show(joined);
      },
    });
    this.#typists = new Typists({
      clock: needs.clock,
      show: (typing) => this.state.setState({ typing }),
      tell: () => void needs.port.type(),
    });
    const { port, clock, lines } = needs;
    this.#outbox = new Outbox({
      clock,
      post: (said) => port.post(said),
      line: () => lines.of(port.key, port.selfId()),
      show: (outgoing) => this.state.setState({ outgoing }),
      sent: (message) => this.#onHeard({ kind: "message", revision: message.revision, message }),
    });
  }

  /** Starts loading and listening; returns its undo. */
  start(): () => void {
    const { port } = this.#needs;
    this.#isOver = false;
    void this.#read();
    this.#outbox.start();
    const undo = [
      port.onHeard((heard) => this.#onHeard(heard)),
      port.onBack(() => {
        this.#isStale = true;
        void this.#read();
        this.#outbox.go();
      }),
    ];
    return () => {
      this.#isOver = true;
      this.#cancelAgain();
      this.#markNow();
      this.#cancelTarget();
      this.#outbox.stop();
      this.#typists.stop();
      undo.forEach((each) => each());
    };
  }

  send(content: string, replyTo: ChatMessage | null, { uploadIds = [], linkTitles = true }: Beside = {}): void {
    this.#past.close();
    this.#outbox.add({ content, replyToId: replyTo?.id ?? null, uploadIds, linkTitles });
  }

  /** Announces that I am typing. */
  type(): void {
    this.#typists.write();
  }

  sendAgain(clientId: ChatClientId): void {
    this.#outbox.sendAgain(clientId);
  }

  discard(clientId: ChatClientId): void {
    this.#outbox.discard(clientId);
  }

  /** Shows a message, wherever it is in the chat; false if it does not exist for me. */
  async goTo(position: number): Promise<boolean> {
    if (!(await this.#past.bring(position)) || this.#isOver) return false;
    this.state.setState({ target: position });
    this.#cancelTarget();
    this.#cancelTarget = this.#needs.clock.after(TARGET_MS, () => this.state.setState({ target: null }));
    return true;
  }

  /** Back to the newest messages. */
  toNewest(): void {
    this.#past.close();
  }

  loadNewer(): Promise<void> {
    return this.#past.loadNewer();
  }

  async loadOlder(): Promise<void> {
    if (this.#past.window !== null) return this.#past.loadOlder();
    const { timeline } = this.state.getState();
    const before = timeline?.messages[0]?.position;
    if (this.#isLoading || timeline?.hasOlder !== true || before === undefined) return;
    this.#isLoading = true;
    const page = await this.#needs.port.page(before);
    this.#isLoading = false;
    const now = this.state.getState().timeline;
    if (page.ok && now !== null && !this.#isOver) this.#show(this.#past.left(withOlder(now, page.value)));
  }

  /** Marks everything on screen as read. */
  markRead(): void {
    const { timeline } = this.state.getState();
    if (timeline === null || timeline.readPosition >= timeline.lastPosition) return;
    this.#show(withRead(timeline, timeline.lastPosition));
    this.#cancelMark ??= this.#needs.clock.after(constants.chat.markReadThrottleMs, () => this.#markNow());
  }

  /** Sends read marks that were not sent yet, also for a chat that is closed at once. */
  #markNow(): void {
    if (this.#cancelMark === null) return;
    this.#cancelMark();
    this.#cancelMark = null;
    this.#mark(this.state.getState().timeline?.readPosition ?? 0);
  }

  #onHeard(heard: ChatHeard): void {
    const { timeline } = this.state.getState();
    if (heard.kind === "read") return timeline === null ? undefined : this.#show(withRead(timeline, heard.position));
    if (heard.kind === "typing") return this.#typists.heard(heard.typing);
    this.#heardRevision = Math.max(this.#heardRevision, heard.revision);
    if (heard.kind === "message") this.#wrote(heard.message);
    if (heard.kind === "message") this.#past.take(heard.message);
    else this.#past.clear(heard.position);
    if (timeline === null || this.#isReading) return;
    this.#take(heard.kind === "message" ? withMessage(timeline, heard) : withCleared(timeline, heard));
  }

  /**
   * Somebody who has sent something new has stopped typing; a change of an old message says nothing about its author.
   */
  #wrote({ author, position }: ChatMessage): void {
    const lastPosition = this.state.getState().timeline?.lastPosition ?? 0;
    if (author !== null && position > lastPosition) this.#typists.wrote(author.accountId);
  }

  #take(next: Timeline | "missed"): void {
    if (next !== "missed") return this.#show(next);
    this.#isStale = true;
    void this.#read();
  }

  #show(timeline: Timeline): void {
    const selfId = this.#needs.port.selfId();
    this.#outbox.arrived(timeline.messages);
    this.state.setState({
      timeline,
      unread: unreadIn(timeline, selfId),
      mentions: mentionsUnreadIn(timeline, selfId),
    });
  }

  /** A page may be older than the latest news: it is refetched at once, then after a delay. */
  async #read(isAgain = false): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const page = await this.#needs.port.page();
    this.#isReading = false;
    if (this.#isOver) return;
    if (!page.ok) return this.#again();
    const { readPosition, lastPosition, revision } = page.value;
    const before = this.state.getState().timeline?.readPosition ?? 0;
    this.#show(withRead(timelineOf(page.value), before));
    if (readPosition === null && lastPosition > 0) this.#mark(lastPosition);
    this.#isStale = this.#heardRevision > revision;
    if (this.#isStale) return isAgain ? this.#again() : this.#read(true);
  }

  /** Refetches after a delay, until the newest is there or the chat is closed. */
  #again(): void {
    this.#cancelAgain();
    if (this.#isOver) return;
    this.#cancelAgain = this.#needs.clock.after(AGAIN_MS, () => {
      if (this.#isStale) void this.#read();
    });
  }

  #mark(position: number): void {
    void this.#needs.port.markRead(position);
  }
}
