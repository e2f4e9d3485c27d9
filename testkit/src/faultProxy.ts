import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy that can add delay, or go silent like a pulled cable: connections stay open, nothing gets through. */
export interface FaultProxy {
  port: number;
  /** Nothing gets through either way until `restore`; new connections hang. */
  cut(): void;
  /** Closes what hung during the cut and lets new connections through. */
  restore(): void;
  stop(): Promise<void>;
}

/** Listens on a free loopback port in front of `targetPort`. Everything takes `delayMs` each way, including opening. */
export async function startFaultProxy(targetPort: number, { delayMs = 0 } = {}): Promise<FaultProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(targetPort, "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = (): void => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      const carry = delayed(delayMs, { opening: from === near });
      from.on("data", (chunk: Buffer) => carry(() => (isCut ? undefined : to.write(chunk))));
      from.on("error", end);
      from.on("close", end);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const destroyAll = (): void => pairs.forEach(([near, far]) => [near.destroy(), far.destroy()]);
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut: () => void (isCut = true),
    restore() {
      isCut = false;
      destroyAll();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        destroyAll();
      }),
  };
}

/** Runs tasks in order, each after the delay; the first one also waits for the round trip that opens a connection. */
function delayed(delayMs: number, { opening }: { opening: boolean }): (task: () => void) => void {
  if (delayMs === 0) return (task) => task();
  const openAtMs = performance.now() + (opening ? 3 * delayMs : 0);
  let last = Promise.resolve();
  return (task) => {
    const atMs = Math.max(performance.now() + delayMs, openAtMs);
    const due = new Promise<void>((resolve) => setTimeout(resolve, atMs - performance.now()));
    last = last.then(() => due).then(task);
  };
}
