// The life of one connection: it greets, is admitted, takes part and leaves; or it only listens, as an own link.
//
// A message before `hello`, a second `hello` or no `hello` in time ends it. While somebody is being admitted, their
// messages wait. Calls run one after another, in the order they came; signals (moves, levels) do not wait for them.
// While `joinRoom` runs, room messages wait until its reply has been sent: the reply holds the state they change.

import { RequestId, TRANSIENT_CODES, constants, unreachable } from "@atrium/contract";
import type { ConnectionId, DownMessage, UpMessage } from "@atrium/contract";
import type { LiveCaptions } from "./captions/liveCaptions.ts";
import type { ConnectionHandler, Line, Move } from "./sockets/connection.ts";
import { dispatch } from "./dispatch.ts";
import type { Visit } from "./dispatch.ts";
import { frameOf } from "./sockets/frame.ts";
import type { Frame } from "./sockets/frame.ts";
import type { Ending, Outlet } from "./sockets/outlet.ts";

type Hello = Extract<UpMessage, { type: "hello" }>;
type Call = Extract<UpMessage, { type: "call" }>;

/** Result of a greeting: admitted, refused, or to be relayed to another node. */
export type Entered =
  | { kind: "in"; visit: Visit }
  /** The space is full: they wait in its queue. */
  | { kind: "waits"; visit: Visit }
  /** An account's own link: from now on it only receives. */
  | { kind: "listening" }
  | { kind: "out"; ending: Ending }
  | { kind: "elsewhere"; address: string };

export interface SessionNeeds {
  /** The connection has said `hello`. */
  onGreeted(): void;
  enter(hello: Hello, outlet: Outlet): Promise<Entered>;
  call(visit: Visit, call: Call): Promise<Record<string, unknown>>;
  /** Relays the socket to the node where the space lives. */
  relay(connection: Line, address: string, firstTexts: readonly string[]): void;
  captions: Pick<LiveCaptions, "voice" | "hear">;
  onFault: (error: unknown) => void;
}

type State =
  | { state: "greeting"; openedAtMs: number }
  | { state: "entering"; early: { message: UpMessage; text: string }[] }
  | { state: "joined"; visit: Visit }
  | { state: "waiting"; visit: Visit }
  | { state: "listening" }
  /** `isForGood`: they said goodbye, so their place is not kept. */
  | { state: "leaving"; isForGood: boolean };

const MOST_EARLY_MESSAGES = 64;

export class Session implements ConnectionHandler, Outlet {
  readonly #needs: SessionNeeds;
  readonly #connection: Line;
  #state: State;
  #calls: Promise<void> = Promise.resolve();
  #held: Frame[] | null = null;

  constructor(connection: Line, needs: SessionNeeds, steadyMs: number) {
    this.#needs = needs;
    this.#connection = connection;
    this.#state = { state: "greeting", openedAtMs: steadyMs };
    connection.handle(this);
  }

  get connectionId(): ConnectionId {
    return this.#connection.id;
  }

  onMessage(message: UpMessage, text: string): void {
    const state = this.#state;
    switch (state.state) {
      case "greeting":
        if (message.type === "hello") return this.#greet(message, text);
        return this.#endBadly();
      case "entering":
        if (state.early.length >= MOST_EARLY_MESSAGES) return this.#endBadly();
        state.early.push({ message, text });
        return;
      case "joined":
        return this.#take(state.visit, message);
      case "waiting":
        return this.#wait(state.visit, message);
      case "listening":
        return this.#hear(message);
      case "leaving":
        return;
      default:
        unreachable(state);
    }
  }

  onMove(move: Move): void {
    const state = this.#state;
    if (state.state === "joined") return dispatch(state.visit, move);
    // Somebody being admitted is in no room yet, so a move need not wait.
    if (state.state === "greeting" || state.state === "listening") this.#endBadly();
  }

  onSound(sound: Buffer): void {
    if (this.#state.state === "joined") this.#needs.captions.hear(this.#state.visit, sound);
  }

  onClosed(code: number): void {
    const state = this.#state;
    if (state.state === "leaving") return;
    this.#state = { state: "leaving", isForGood: code === NORMAL_CLOSE || saidGoodbye(state) };
    if (state.state === "joined" || state.state === "waiting") this.#depart(state.visit);
  }

  onCheck(steadyMs: number): void {
    if (this.#state.state !== "greeting") return;
    if (steadyMs - this.#state.openedAtMs >= constants.socket.openWaitMs) this.#endBadly();
  }

  send(message: DownMessage): void {
    this.deliver(frameOf(message));
  }

  deliver(frame: Frame): void {
    if (this.#held !== null && isRoomNews(frame.type)) this.#held.push(frame);
    else this.#connection.sendFrame(frame);
  }

  deliverPresence(frame: Frame): boolean {
    return this.#held === null && this.#connection.sendPresence(frame);
  }

  end(ending: Ending): void {
    this.#state = { state: "leaving", isForGood: false };
    this.#connection.end(ending);
  }

  abandon(): void {
    this.#state = { state: "leaving", isForGood: false };
    this.#connection.abandon();
  }

  #greet(hello: Hello, text: string): void {
    this.#state = { state: "entering", early: [] };
    this.#needs.onGreeted();
    this.#needs.enter(hello, this).then(
      (entered) => this.#entered(entered, text),
      (error: unknown) => {
        this.#needs.onFault(error);
        this.end({ closeCode: TRANSIENT_CODES.fault });
      },
    );
  }

  #entered(entered: Entered, helloText: string): void {
    const state = this.#state;
    // The socket was lost during admission.
    if (state.state !== "entering") return "visit" in entered ? this.#depart(entered.visit) : undefined;
    switch (entered.kind) {
      case "out":
        return this.end(entered.ending);
      case "elsewhere": {
        const texts = [helloText, ...state.early.map((early) => early.text)];
        this.#state = { state: "leaving", isForGood: false };
        return this.#needs.relay(this.#connection, entered.address, texts);
      }
      case "in":
        return this.#goOn({ state: "joined", visit: entered.visit }, state.early);
      case "waits":
        return this.#goOn({ state: "waiting", visit: entered.visit }, state.early);
      case "listening":
        return this.#goOn({ state: "listening" }, state.early);
      default:
        unreachable(entered);
    }
  }

  #goOn(state: State, early: readonly { message: UpMessage; text: string }[]): void {
    this.#state = state;
    for (const { message, text } of early) this.onMessage(message, text);
  }

  #depart({ space, accountId }: Visit): void {
    const state = this.#state;
    if (state.state === "leaving" && state.isForGood) space.leave(accountId, this.connectionId);
    else space.lose(accountId, this.connectionId);
  }

  #take(visit: Visit, message: UpMessage): void {
    if (message.type === "hello") return this.#endBadly();
    if (message.type === "call") return this.#queue(visit, message);
    if (message.type === "ask") return this.#connection.ping();
    if (message.type === "voice") return this.#needs.captions.voice(visit, message.language);
    if (message.type !== "leave") return dispatch(visit, message);
    this.#sayGoodbye(visit);
  }

  /** In the queue one may only ping and leave; calls made meanwhile are repeated inside. */
  #wait(visit: Visit, message: UpMessage): void {
    if (message.type === "hello") return this.#endBadly();
    if (message.type === "ask") return this.#connection.ping();
    if (message.type === "leave") this.#sayGoodbye(visit);
  }

  #sayGoodbye(visit: Visit): void {
    this.#state = { state: "leaving", isForGood: true };
    this.#depart(visit);
    this.#connection.close(NORMAL_CLOSE);
  }

  /** An own link may only ping and leave. */
  #hear(message: UpMessage): void {
    if (message.type === "ask") return this.#connection.ping();
    if (message.type === "leave") return this.#connection.close(NORMAL_CLOSE);
    if (message.type !== "pong") this.#endBadly();
  }

  #queue(visit: Visit, call: Call): void {
    this.#calls = this.#calls
      .then(() => this.#answer(visit, call))
      .catch((error: unknown) => {
        this.#needs.onFault(error);
        this.#reply(call, { unknownError: { requestId: call.id } });
      });
  }

  async #answer(visit: Visit, call: Call): Promise<void> {
    if (this.#state.state !== "joined") return;
    if (call.operation === "joinRoom") this.#held = [];
    try {
      this.#reply(call, await this.#needs.call(visit, call));
    } finally {
      const held = this.#held ?? [];
      this.#held = null;
      for (const frame of held) this.#connection.sendFrame(frame);
    }
  }

  #reply(call: Call, reply: Record<string, unknown>): void {
    this.send({ type: "reply", id: RequestId.parse(call.id), reply });
  }

  #endBadly(): void {
    this.#connection.close(TRANSIENT_CODES.badMessage);
  }
}

const NORMAL_CLOSE = 1000;
const saidGoodbye = (state: State): boolean =>
  state.state === "entering" && state.early.some(({ message }) => message.type === "leave");
const ROOM_NEWS: ReadonlySet<DownMessage["type"]> = new Set(["roomPatches", "roomSnapshot", "roomClosed", "events"]);
const isRoomNews = (type: DownMessage["type"]): boolean => ROOM_NEWS.has(type);
