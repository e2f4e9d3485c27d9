import { connect, createServer, type Socket } from "node:net";

/**
 * A TCP proxy that simulates a pulled cable between two machines. Neither notices: connections stay open, data and closes
 * sent meanwhile wait, and once the cable is back each direction resumes when TCP would retransmit next.
 */
export interface CableProxy {
  port: number;
  pull(): void;
  plug(): void;
  stop(): Promise<void>;
}

/** First pause before TCP retransmits, on an established connection and on one being opened. */
const RESEND_MS = { standing: 200, opening: 1000 } as const;

/** Listens on a free loopback port in front of `targetPort`. */
export async function startCableProxy(targetPort: number): Promise<CableProxy> {
  const lanes = new Set<Lane>();
  const sockets = new Set<Socket>();
  let isPulled = false;
  const server = createServer((near) => {
    const far = connect(targetPort, "127.0.0.1");
    const resendMs = isPulled ? RESEND_MS.opening : RESEND_MS.standing;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const lane = new Lane(resendMs, isPulled);
      lanes.add(lane);
      sockets.add(from);
      from.on("data", (chunk: Buffer) => lane.carry(() => void to.write(chunk)));
      from.on("error", () => undefined);
      from.on("close", () => lane.carry(() => [to.destroy(), lanes.delete(lane), sockets.delete(from)]));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    pull() {
      isPulled = true;
      for (const lane of lanes) lane.pull();
    },
    plug() {
      isPulled = false;
      for (const lane of lanes) lane.plug();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** One direction of a connection: passes data on at once, or queues it in order. */
class Lane {
  readonly #resendMs: number;
  #isPulled: boolean;
  #waiting: (() => void)[] = [];
  #waitsSinceMs = 0;

  constructor(resendMs: number, isPulled: boolean) {
    this.#resendMs = resendMs;
    this.#isPulled = isPulled;
  }

  carry(run: () => void): void {
    if (!this.#isPulled && this.#waiting.length === 0) return run();
    if (this.#waiting.length === 0) this.#waitsSinceMs = performance.now();
    this.#waiting.push(run);
  }

  pull(): void {
    this.#isPulled = true;
  }

  plug(): void {
    this.#isPulled = false;
    if (this.#waiting.length === 0) return;
    const waitedMs = performance.now() - this.#waitsSinceMs;
    setTimeout(() => this.#goOn(), untilResendMs(waitedMs, this.#resendMs));
  }

  #goOn(): void {
    if (this.#isPulled) return;
    const due = this.#waiting;
    this.#waiting = [];
    for (const run of due) run();
  }
}

/** Milliseconds until TCP's next retransmission after this wait: the pause doubles with each failed attempt. */
export function untilResendMs(waitedMs: number, firstPauseMs: number): number {
  let [triedAtMs, pauseMs] = [firstPauseMs, firstPauseMs];
  while (triedAtMs < waitedMs) {
    pauseMs *= 2;
    triedAtMs += pauseMs;
  }
  return triedAtMs - waitedMs;
}
