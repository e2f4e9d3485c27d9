import { constants, PACKED_FLAG } from "@atrium/contract";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { Clock } from "../../platform/clock.ts";
import { Connection } from "./connection.ts";
import { tapMoves } from "./moves/moveTap.ts";

const CHECK_EVERY_MS = 1000;
const CLOSE_WAIT_MS = 1000;
const CLOSE_STEP_MS = 20;
/** If two checks are further apart than this, the program was frozen in between. */
const AWAY_MS = 3 * CHECK_EVERY_MS;

/** Every open socket of this node; one timer checks them all. */
export class Connections {
  readonly #clock: Clock;
  readonly #open = new Set<Connection>();
  readonly #ws = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: constants.socket.maxPayloadBytes,
  });
  readonly #stop: () => void;
  #checkedAtMs: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#checkedAtMs = clock.steadyMs();
    this.#stop = clock.every(CHECK_EVERY_MS, () => this.#check());
  }

  get size(): number {
    return this.#open.size;
  }

  /** Completes the handshake of a request for a live connection. */
  accept(
    { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
    onOpen: (connection: Connection) => void,
  ): void {
    this.#ws.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(ws, socket, () => this.#clock.steadyMs());
      if (unpacks(request)) connection.takePacked();
      this.#open.add(connection);
      ws.once("close", () => this.#open.delete(connection));
      onOpen(connection);
      tapMoves(socket, head, (move) => connection.receiveMove(move));
    });
  }

  /** Waits briefly for closing handshakes, then drops what is still open. */
  async stop(): Promise<void> {
    this.#stop();
    const deadlineMs = this.#clock.steadyMs() + CLOSE_WAIT_MS;
    while (this.#open.size > 0 && this.#clock.steadyMs() < deadlineMs)
      await new Promise<void>((done) => void this.#clock.after(CLOSE_STEP_MS, done));
    for (const connection of this.#open) connection.abandon();
  }

  #check(): void {
    const steadyMs = this.#clock.steadyMs();
    const wasAway = steadyMs - this.#checkedAtMs > AWAY_MS;
    this.#checkedAtMs = steadyMs;
    for (const connection of this.#open) connection.check(wasAway);
  }
}

/** A query parameter, which an older server ignores. */
export const unpacks = ({ url = "" }: IncomingMessage): boolean =>
  new URLSearchParams(url.split("?")[1]).has(PACKED_FLAG);
