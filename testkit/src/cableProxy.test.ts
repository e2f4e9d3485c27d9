import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startCableProxy, untilResendMs, type CableProxy } from "./cableProxy.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

test("TCP tries again after a pause that doubles", () => {
  expect(untilResendMs(0, 200)).toBe(200);
  expect(untilResendMs(600, 200)).toBe(0);
  expect(untilResendMs(601, 200)).toBe(799);
  expect(untilResendMs(10_000, 200)).toBe(2600);
  expect(untilResendMs(10_000, 1000)).toBe(5000);
});

test("what is said while the cable is out arrives whole and in order once it is back", async () => {
  const { proxy, near, far } = await joined();
  near.write("before ");
  await expect.poll(() => far.heard).toBe("before ");
  proxy.pull();
  near.write("during ");
  far.socket.write("answer");
  await turnOfLoop(proxy.port);
  expect([far.heard, near.heard]).toEqual(["before ", ""]);
  proxy.plug();
  near.write("after");
  await expect.poll(() => far.heard).toBe("before during after");
  await expect.poll(() => near.heard).toBe("answer");
});

test("a closing while the cable is out is heard of only once it is back", async () => {
  const { proxy, near, far } = await joined();
  proxy.pull();
  near.destroy();
  await turnOfLoop(proxy.port);
  expect(far.socket.destroyed).toBe(false);
  proxy.plug();
  await expect.poll(() => far.socket.destroyed).toBe(true);
});

interface End {
  socket: Socket;
  heard: string;
}

/** Two ends of one connection through a proxy. */
async function joined(): Promise<{ proxy: CableProxy; near: Socket & { heard: string }; far: End }> {
  const target = createServer();
  await new Promise<void>((resolve) => target.listen(0, "127.0.0.1", resolve));
  const proxy = await startCableProxy((target.address() as AddressInfo).port);
  cleanups.push(() => target.close(), proxy.stop);
  const arrived = once(target, "connection") as Promise<[Socket]>;
  const near = Object.assign(connect(proxy.port, "127.0.0.1"), { heard: "" });
  near.on("data", (chunk: Buffer) => (near.heard += chunk.toString()));
  const [socket] = await arrived;
  const far: End = { socket, heard: "" };
  socket.on("data", (chunk: Buffer) => (far.heard += chunk.toString()));
  socket.on("error", () => undefined);
  near.on("error", () => undefined);
  return { proxy, near, far };
}

/** Opens and closes another connection: what was sent before has then reached the proxy. */
async function turnOfLoop(port: number): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const probe = connect(port, "127.0.0.1");
    await once(probe, "connect");
    probe.destroy();
    await once(probe, "close");
  }
}
