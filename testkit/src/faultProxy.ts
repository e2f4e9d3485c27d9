import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy that can fall silent: connections stay open and nothing gets through, as with a pulled cable. */
export interface FaultProxy {
  port: number;
  /** Nothing gets through either way until `restore`; new connections hang. */
  cut(): void;
  /** Ends what hung during the cut and lets new connections through. */
  restore(): void;
  stop(): Promise<void>;
}

/** Listens on a free loopback port in front of `targetPort`. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
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
      from.on("data", (chunk: Buffer) => (isCut ? undefined : to.write(chunk)));
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
