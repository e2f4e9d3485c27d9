import { CLOSE_CODES, constants, PROTOCOL, readDown, reconnectsAfter } from "@atrium/contract";
import type { CloseCode, ConnectionId, DownMessage, UpMessage } from "@atrium/contract";
import type { Connected, Door, LinkNeeds, Listening } from "./linkNeeds.ts";
import { LiveCalls } from "./liveCalls.ts";
import type { LiveSocket } from "./liveSocket.ts";
import type { LinkState, Queued } from "./liveState.ts";
import { reconnectDelayMs } from "./reconnectDelay.ts";

/** After this long without a ping, the link checks the socket. */
const ASK_AFTER_MS = constants.socket.pingEveryMs + 2_000;
/** How long the check may take: short after waking up, when sockets are often dead; longer otherwise. */
const ANSWER_MS = { woken: 1_000, doubted: 4_000 } as const;
const WATCH_EVERY_MS = 2_000;

/** What the server said before it closed the socket. */
interface Farewell {
  startsAt: string | null;
  reconnectInMs: number | null;
}
type Ended = Extract<LinkState, { state: "ended" }>;
const NO_FAREWELL: Farewell = { startsAt: null, reconnectInMs: null };

type Phase =
  | { at: "idle" }
  | { at: "asking"; giveUp: () => void }
  | { at: "greeting"; socket: LiveSocket; giveUp: () => void }
  | { at: "connected"; socket: LiveSocket }
  | { at: "queued"; socket: LiveSocket }
  | { at: "waiting"; wake: () => void }
  | { at: "ended" };

/**
 * The live connection of one visit, or an account's own link. It outlives its sockets.
 *   idle -> asking (a ticket) -> greeting (hello sent) -> connected -> waiting -> asking -> …
 *   greeting -> queued (the space is full) -> waiting -> asking -> … : whose turn it is asks again
 *   any of them -> ended, by leaving or by a close code that is final; `start` begins anew.
 * What always holds: at most one socket; whatever an abandoned socket or ticket says is ignored (`#turn`);
 * calls outlive sockets. The server's pings show that the socket lives: when one is overdue, or after waking
 * up, the link asks, and replaces a socket that does not answer within seconds.
 */
export class LiveLink<Greeting extends Connected | Listening> {
  readonly calls: LiveCalls;
  readonly #needs: LinkNeeds<Greeting>;
  #phase: Phase = { at: "idle" };
  #turn = 0;
  #attempt = 0;
  #lostSinceMs: number | null = null;
  #heardAtMs = 0;
  /** Counts received messages, so that a reply is noticed even if the wall clock is set back. */
  #heard = 0;
  /** The connection whose place is reclaimed after a loss; null in a fresh page, whose devices are off. */
  #connectionId: ConnectionId | null = null;
  #farewell: Farewell = NO_FAREWELL;
  /** The place in the queue of a full space; kept over a loss. */
  #queued: Queued | null = null;
  #stopWatching = () => {};

  constructor(needs: LinkNeeds<Greeting>) {
    this.#needs = needs;
    this.calls = new LiveCalls(needs.clock);
  }

  /** Connects, or reconnects after the end. */
  start(): void {
    if (this.#phase.at !== "idle" && this.#phase.at !== "ended") return;
    this.#attempt = 0;
    this.#lostSinceMs = null;
    this.#stopWatching = this.#needs.clock.every(WATCH_EVERY_MS, () => this.#watchSilence());
    this.#connect();
  }

  /** Leaves for good. The server frees the place at once. */
  leave(): void {
    this.#say({ type: "leave" });
    this.#end({ closeCode: CLOSE_CODES.left, startsAt: null });
  }

  /** Ends without telling the server, which keeps the place for a while. */
  dispose(): void {
    this.#release();
    this.#stopWatching();
    this.calls.failAll();
    this.#phase = { at: "idle" };
  }

  /** Sends if connected; returns whether it did. */
  send(message: UpMessage): boolean {
    return this.#phase.at === "connected" && this.#say(message);
  }

  sendSound(sound: ArrayBuffer): void {
    if (this.#phase.at === "connected") this.#phase.socket.sendSound(sound);
  }

  /** The page, the machine or the network woke up: checks the socket, or connects at once. */
  wake(): void {
    if (this.#phase.at === "waiting" || this.#phase.at === "asking") return this.#connect();
    this.#question(ANSWER_MS.woken);
  }

  /**
   * Another connection was lost or regained: a waiting link connects, a connected one checks its socket with the longer
   * timeout.
   */
  doubt(): void {
    if (this.#phase.at === "waiting") return this.#connect();
    this.#question(ANSWER_MS.doubted);
  }

  /** The browser reports that there is no network: no need to wait for a timeout. */
  networkLost(): void {
    const { at } = this.#phase;
    if (at === "connected" || at === "queued" || at === "greeting") this.#lost();
  }

  #say(message: UpMessage): boolean {
    if (this.#phase.at !== "connected" && this.#phase.at !== "queued") return false;
    this.#phase.socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#release();
    const turn = this.#turn;
    const ifCurrent = (run: () => void) => (turn === this.#turn ? run() : undefined);
    const asking = new AbortController();
    const cancel = this.#needs.clock.after(constants.socket.openWaitMs, () => ifCurrent(() => this.#lost()));
    const giveUp = () => {
      cancel();
      asking.abort();
    };
    this.#phase = { at: "asking", giveUp };
    this.#showTrying(this.#needs.clock.nowMs());
    this.#needs.askForPlace(asking.signal).then(
      (door) => ifCurrent(() => this.#comeTo(door)),
      () => ifCurrent(() => this.#lost()),
    );
  }

  #comeTo(door: Door): void {
    if (door.state === "unreachable") return this.#lost();
    if (door.state === "closed") return this.#end(door);
    this.#release();
    const turn = this.#turn;
    const current = (run: () => void) => () => (turn === this.#turn ? run() : undefined);
    const socket = this.#needs.openSocket(this.#needs.addressOf(door.address), {
      opened: current(() => this.#greet(socket, door.ticket)),
      said: (text) => (turn === this.#turn ? this.#hear(socket, text) : undefined),
      closed: (code, wasClean) => (turn === this.#turn ? this.#closed(code, wasClean) : undefined),
    });
    const giveUp = this.#needs.clock.after(
      constants.socket.openWaitMs,
      current(() => this.#lost()),
    );
    this.#phase = { at: "greeting", socket, giveUp };
  }

  /** Early calls are sent at once: the server holds them until it has admitted us. */
  #greet(socket: LiveSocket, ticket: string | null): void {
    socket.send(JSON.stringify(this.#hello(ticket)));
    this.calls.carryBy((up) => socket.send(JSON.stringify(up)), true);
  }

  #hello(ticket: string | null): UpMessage {
    if (ticket === null) return { type: "hello", protocol: PROTOCOL };
    const replaces = this.#connectionId === null ? {} : { replaces: this.#connectionId };
    return { type: "hello", protocol: PROTOCOL, ticket, queues: true, ...replaces };
  }

  #hear(socket: LiveSocket, text: string): void {
    this.#heardAtMs = this.#needs.clock.nowMs();
    this.#heard += 1;
    const message = parseDown(text);
    if (message === null) return;
    if (message.type === "ping") return socket.send(JSON.stringify({ type: "pong", t: message.t } satisfies UpMessage));
    if (message.type === "reply") return this.calls.answered(message.id, message.reply);
    if (this.#needs.isGreeting(message)) return this.#greeted(socket, message);
    // The `hello` of another kind of link.
    if (message.type === "connected" || message.type === "listening") return;
    if (message.type === "queued") return this.#waitsInLine(socket, { ...message, state: "queued", isLost: false });
    if (message.type !== "failure") return this.#needs.onNews(message);
    this.#farewell = { startsAt: message.startsAt ?? null, reconnectInMs: message.reconnectInMs ?? null };
  }

  /** The space is full: pending calls fail, since entering starts over once it is this user's turn. */
  #waitsInLine(socket: LiveSocket, queued: Queued): void {
    if (this.#phase.at === "greeting") {
      this.#phase.giveUp();
      this.#phase = { at: "queued", socket };
      this.calls.failAll();
    }
    this.#attempt = 0;
    this.#lostSinceMs = null;
    this.#queued = queued;
    this.#needs.showState(queued);
  }

  #greeted(socket: LiveSocket, message: Greeting): void {
    if (this.#phase.at !== "greeting") return;
    this.#queued = null;
    this.#phase.giveUp();
    this.#phase = { at: "connected", socket };
    this.#connectionId = message.connectionId;
    const turn = this.#turn;
    const send = (up: UpMessage) => void this.send(up);
    this.calls.carryBy(send, true);
    void this.#needs.onConnected(message).then(() => {
      if (turn !== this.#turn) return;
      this.#attempt = 0;
      this.#lostSinceMs = null;
      this.#needs.showState({ state: "connected" });
      this.calls.carryBy(send, false);
    });
  }

  #closed(code: number, wasClean: boolean): void {
    if (reconnectsAfter(code, wasClean)) this.#lost();
    else this.#end({ closeCode: code as CloseCode, startsAt: this.#farewell.startsAt });
  }

  /** The socket or the attempt failed: waits and tries again. */
  #lost(): void {
    this.#release();
    const { clock, random } = this.#needs;
    this.#lostSinceMs ??= clock.nowMs();
    this.#attempt += 1;
    const delayMs = this.#farewell.reconnectInMs ?? this.#delayMs(random());
    this.#farewell = NO_FAREWELL;
    this.#phase = { at: "waiting", wake: clock.after(delayMs, () => this.#connect()) };
    this.#showTrying(clock.nowMs() + delayMs);
  }

  #delayMs(chance: number): number {
    const lostForMs = this.#needs.clock.nowMs() - (this.#lostSinceMs ?? this.#needs.clock.nowMs());
    return reconnectDelayMs(this.#attempt, lostForMs, chance);
  }

  #end(why: Pick<Ended, "closeCode" | "startsAt" | "tries">): void {
    this.#release(1000);
    this.#stopWatching();
    this.#connectionId = null;
    this.#queued = null;
    this.#farewell = NO_FAREWELL;
    this.#phase = { at: "ended" };
    this.calls.failAll();
    this.#needs.showState({ ...why, state: "ended" });
  }

  #showTrying(nextTryAtMs: number): void {
    if (this.#queued !== null) return this.#needs.showState({ ...this.#queued, isLost: this.#queued.place > 0 });
    if (this.#lostSinceMs === null) return this.#needs.showState({ state: "connecting" });
    this.#needs.showState({
      state: "reconnecting",
      sinceMs: this.#lostSinceMs,
      attempt: this.#attempt,
      nextTryAtMs,
    });
  }

  /** Drops the socket or timer of the current phase; later events of it are ignored. */
  #release(code?: number): void {
    this.#turn += 1;
    const phase = this.#phase;
    if (phase.at === "asking" || phase.at === "greeting") phase.giveUp();
    if (phase.at === "greeting" || phase.at === "connected" || phase.at === "queued") phase.socket.drop(code);
    if (phase.at === "waiting") phase.wake();
    this.calls.pause();
  }

  #watchSilence(): void {
    if (this.#phase.at !== "connected" && this.#phase.at !== "queued") return;
    const nowMs = this.#needs.clock.nowMs();
    // If the wall clock is set back, the silence is measured from there.
    this.#heardAtMs = Math.min(this.#heardAtMs, nowMs);
    const silentMs = nowMs - this.#heardAtMs;
    if (silentMs > constants.socket.pingWaitMs) return this.#lost();
    if (silentMs > ASK_AFTER_MS) this.#question(ANSWER_MS.doubted);
  }

  #question(answerWithinMs: number): void {
    const question: UpMessage = this.#phase.at === "queued" ? { type: "ask" } : this.#needs.question();
    if (!this.#say(question)) return;
    const [turn, heard] = [this.#turn, this.#heard];
    this.#needs.clock.after(answerWithinMs, () => {
      if (turn === this.#turn && heard === this.#heard) this.#lost();
    });
  }
}

/** A message this build does not know is ignored: the server may be newer. */
function parseDown(text: string): DownMessage | null {
  try {
    return readDown(JSON.parse(text));
  } catch {
    return null;
  }
}
