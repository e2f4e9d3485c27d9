import type { Socket } from "node:dgram";
import { createSocket } from "node:dgram";
import { must } from "@atrium/contract";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { isPlatformKnown } from "./native/openUdpSocket.ts";
import { UdpPort } from "./udpPort.ts";

async function openPort(ip = "127.0.0.1"): Promise<UdpPort> {
  const port = await UdpPort.bind({ ip, port: 0 });
  onTestFinished(() => port.close());
  return port;
}

async function openReceiver(): Promise<{ socket: Socket; port: number }> {
  const socket = createSocket("udp4");
  onTestFinished(() => void socket.close());
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return { socket, port: socket.address().port };
}

const arrived = (socket: Socket, count: number): Promise<string[]> =>
  new Promise((resolve) => {
    const packets: string[] = [];
    const take = (packet: Buffer): void => {
      packets.push(packet.toString("hex"));
      if (packets.length < count) return;
      socket.off("message", take);
      resolve(packets);
    };
    socket.on("message", take);
  });

/** Sends the way this platform does: by the direct system call if possible, else through Node. */
function posterTo(port: UdpPort, to: { ip: string; port: number }): (bytes: Uint8Array) => void {
  const outbox = port.outboxTo(to);
  if (outbox === null) return (bytes) => port.send(Buffer.from(bytes), to);
  return (bytes) => {
    outbox.draft.bytes.set(bytes);
    outbox.post(bytes.length);
  };
}

test("media leave by the system's own call wherever its structures are known", async () => {
  expect((await openPort()).isDirect).toBe(isPlatformKnown);
});

test("any packets posted in one go arrive whole, in order and at their receivers", async () => {
  const port = await openPort();
  const receivers = [await openReceiver(), await openReceiver()];
  const posters = receivers.map((to) => posterTo(port, { ip: "127.0.0.1", port: to.port }));
  const payload = fc.uint8Array({ minLength: 1, maxLength: 300, size: "max" });
  const posts = fc.array(fc.record({ payload, to: fc.nat({ max: 1 }) }), { minLength: 1, maxLength: 90 });
  await fc.assert(
    fc.asyncProperty(posts, async (made) => {
      const wanted = receivers.map((_, index) =>
        made.filter(({ to }) => to === index).map((one) => Buffer.from(one.payload).toString("hex")),
      );
      const heard = receivers.map(({ socket }, index) => {
        const count = wanted[index]?.length ?? 0;
        return count === 0 ? Promise.resolve([]) : arrived(socket, count);
      });
      port.inOneGo(() => {
        for (const { payload: bytes, to } of made) must(posters[to], "one of two")(bytes);
      });
      expect(await Promise.all(heard)).toEqual(wanted);
    }),
    { numRuns: 25 },
  );
});

test("a port bound to all addresses posts to IPv4 as Node names it", async () => {
  const port = await openPort("::").catch(() => openPort("0.0.0.0"));
  const receiver = await openReceiver();
  const named = new Promise<string>((resolve) => port.onPacket((_, { address }) => resolve(address)));
  receiver.socket.send("hello", port.port, "127.0.0.1");
  const post = posterTo(port, { ip: await named, port: receiver.port });
  const heard = arrived(receiver.socket, 1);
  post(Buffer.from("back"));
  expect(await heard).toEqual([Buffer.from("back").toString("hex")]);
});
