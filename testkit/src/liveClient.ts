// A robot on a live connection: it greets, keeps the state of space and room as a browser does, answers pings, calls
// operations and waits for conditions. Used by integration tests, journeys and benches.
import { inflateRawSync } from "node:zlib";
import { DownMessage, PACKED_FLAG, PROTOCOL, constants, newId } from "@atrium/contract";
import type {
  AccountId,
  ConnectionId,
  InputOf,
  OperationName,
  Operations,
  RequestId,
  RoomId,
  RoomSnapshot,
  RoomState,
  SpaceSnapshot,
  UpMessage,
} from "@atrium/contract";
import { WebSocket } from "ws";
import { LiveMirror } from "./liveMirror.ts";

export interface LiveClientOptions {
  /** The site, as `http://host:port`. */
  url: string;
  ticket: string;
  replaces?: ConnectionId;
  /** True: if the space is full the robot waits, so it need not be inside once it is connected. */
  queues?: boolean;
  /** False: pings stay unanswered, like from a browser that is gone. */
  answersPings?: boolean;
  /** False: messages are not validated by the contract's schemas, which would take much of a crowd's time. */
  isStrict?: boolean;
}

export interface Closing {
  code: number;
}

export interface LiveClient {
  readonly accountId: AccountId;
  readonly connectionId: ConnectionId;
  readonly resumeRoomId: RoomId | null;
  /** Place in the queue before a full space, 1 for the first; null until the server has announced it. */
  readonly placeInQueue: number | null;
  readonly space: SpaceSnapshot;
  readonly room: RoomSnapshot | null;
  /** Somebody's latest known place, in units. */
  placeOf(accountId: AccountId): { x: number; y: number } | null;
  levelOf(accountId: AccountId): number;
  /** Somebody's visible area on a board, in the scale of the frames: x, y, width and height. */
  viewOf(accountId: AccountId): readonly number[] | null;
  /** Everything received so far except presence and pings, in order. */
  readonly heard: readonly DownMessage[];
  readonly presenceFrames: number;
  send(message: UpMessage): void;
  sendText(text: string): void;
  /** A piece of my voice. */
  sendSound(sound: Buffer): void;
  call<Name extends OperationName>(
    name: Name,
    input: InputOf<Operations[Name]>,
    requestId?: RequestId,
  ): Promise<Record<string, unknown>>;
  /** Joins a room and keeps its state from then on; throws the code of a refusal. */
  join(roomId?: RoomId, password?: string): Promise<RoomState>;
  /** In units. */
  move(x: number, y: number): void;
  /** Waits until the condition is true, checking after each message; fails with `what` after ninety seconds. */
  until(isTrue: (client: LiveClient) => boolean, what: string): Promise<void>;
  watch(onMessage: (message: DownMessage) => void): () => void;
  readonly closed: Promise<Closing>;
  close(code?: number): void;
  /** Breaks the connection without a goodbye. */
  drop(): void;
  /** Pauses or resumes reading from the network. */
  pause(): void;
  resume(): void;
}

const UNTIL_WAIT_MS = 90_000;

/** Resolves once the server has admitted the robot, or put it into the queue; otherwise rejects with `LiveClosed`. */
export async function connectLive(options: LiveClientOptions): Promise<LiveClient> {
  const ws = new WebSocket(liveAddress(options.url), {
    perMessageDeflate: false,
    headers: { origin: new URL(options.url).origin },
  });
  const mirror = new LiveMirror((message) => ws.send(JSON.stringify(message)));
  const watchers = new Set<(message: DownMessage) => void>();
  const closed = new Promise<Closing>((done) => ws.once("close", (code) => done({ code })));
  ws.on("message", (data: Buffer, isPacked) => {
    const text = (isPacked ? inflateRawSync(data) : data).toString("utf8");
    const message = readDown(text, options.isStrict ?? true);
    if (message.type === "ping" && options.answersPings !== false) mirror.send({ type: "pong", t: message.t });
    mirror.take(message);
    for (const watcher of watchers) watcher(message);
  });
  ws.on("error", () => {});
  await new Promise<void>((done, fail) => {
    ws.once("open", () => done());
    void closed.then(({ code }) => fail(new LiveClosed(code)));
  });
  const { ticket, replaces, queues = false } = options;
  const more = { ...(replaces !== undefined && { replaces }), ...(queues && { queues }) };
  mirror.send({ type: "hello", protocol: PROTOCOL, ticket, ...more });
  const client = clientOf({ ws, mirror, watchers, closed });
  await Promise.race([
    client.until(() => mirror.greeting !== null || client.placeInQueue !== null, "the server lets me in"),
    closed.then(({ code }) => Promise.reject(new LiveClosed(code))),
  ]);
  return client;
}

/** The server closed the connection instead of admitting the robot. */
export class LiveClosed extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`The live connection was closed with ${code}`);
    this.code = code;
  }
}

interface Wires {
  ws: WebSocket;
  mirror: LiveMirror;
  watchers: Set<(message: DownMessage) => void>;
  closed: Promise<Closing>;
}

function clientOf({ ws, mirror, watchers, closed }: Wires): LiveClient {
  const watch = (watcher: (message: DownMessage) => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
  const client: LiveClient = {
    get accountId() {
      return mirror.connected.accountId;
    },
    get connectionId() {
      return mirror.connected.connectionId;
    },
    get resumeRoomId() {
      return mirror.connected.resumeRoomId;
    },
    get placeInQueue() {
      return mirror.heard.findLast((message) => message.type === "queued")?.place ?? null;
    },
    get space() {
      return mirror.spaceNow;
    },
    get room() {
      return mirror.room;
    },
    get heard() {
      return mirror.heard;
    },
    get presenceFrames() {
      return mirror.presenceFrames;
    },
    placeOf: (accountId) => mirror.placeOf(accountId),
    levelOf: (accountId) => mirror.levelOf(accountId),
    viewOf: (accountId) => mirror.viewOf(accountId),
    send: (message) => mirror.send(message),
    sendText: (text) => ws.send(text),
    sendSound: (sound) => ws.send(sound),
    call(operation, input, id = newId<RequestId>()) {
      return new Promise((done, fail) => {
        const unwatch = watch((message) => {
          if (message.type !== "reply" || message.id !== id) return;
          unwatch();
          done(message.reply);
        });
        void closed.then(({ code }) => fail(new LiveClosed(code)));
        mirror.send({ type: "call", id, operation, input });
      });
    },
    async join(roomId, password) {
      const { spaceId } = mirror.spaceNow;
      const reply = await client.call("joinRoom", {
        spaceId,
        ...(roomId !== undefined && { roomId }),
        ...(password !== undefined && { password }),
      });
      if (!("success" in reply)) throw new Error(`joinRoom was refused: ${Object.keys(reply).join()}`);
      return (reply.success as { room: RoomState }).room;
    },
    move(x, y) {
      const scale = constants.presence.coordinateScale;
      mirror.send({ type: "move", x: Math.round(x * scale), y: Math.round(y * scale) });
    },
    until: (isTrue, what) => until(() => isTrue(client), watch, what),
    watch,
    closed,
    close: (code = 1000) => ws.close(code),
    drop: () => ws.terminate(),
    pause: () => ws.pause(),
    resume: () => ws.resume(),
  };
  return client;
}

function until(isTrue: () => boolean, watch: (watcher: () => void) => () => void, what: string): Promise<void> {
  if (isTrue()) return Promise.resolve();
  return new Promise((done, fail) => {
    const unwatch = watch(() => {
      if (!isTrue()) return;
      clearTimeout(timer);
      unwatch();
      done();
    });
    const timer = setTimeout(() => {
      unwatch();
      fail(new Error(`Waited in vain until ${what}`));
    }, UNTIL_WAIT_MS);
  });
}

function readDown(text: string, isStrict: boolean): DownMessage {
  const raw: unknown = JSON.parse(text);
  return isStrict ? DownMessage.parse(raw) : (raw as DownMessage);
}

const liveAddress = (url: string): string => `${url.replace(/^http/, "ws")}${constants.socket.path}?${PACKED_FLAG}`;
