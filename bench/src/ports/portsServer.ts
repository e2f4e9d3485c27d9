// Returns each packet, as a media server's thread would forward it: with its own port, or through one hub that holds
// the port for all threads and passes packets both ways, all packets of one turn of the event loop together.
import { createSocket, type RemoteInfo, type Socket } from "node:dgram";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { serveMeasured } from "../measuredProcess.ts";

interface Passed {
  packet: Uint8Array;
  from: { address: string; port: number };
}

const WAITS_BYTES = 4_000_000;
const mode = process.env["PORTS_MODE"] === "hub" ? "hub" : "own";

function openSocket(onPacket: (packet: Buffer, from: RemoteInfo) => void): Promise<Socket> {
  const socket = createSocket({ type: "udp4", recvBufferSize: WAITS_BYTES });
  socket.on("message", onPacket);
  return new Promise((resolve) => socket.bind(0, "127.0.0.1", () => resolve(socket)));
}

/** Collects the packets of one turn of the event loop and passes them on together. */
function together(give: (all: Passed[]) => void): (one: Passed) => void {
  let waiting: Passed[] = [];
  return (one) => {
    if (waiting.length === 0)
      setImmediate(() => {
        give(waiting);
        waiting = [];
      });
    waiting.push(one);
  };
}

const buffersOf = (all: readonly Passed[]) => all.map(({ packet }) => packet.buffer as ArrayBuffer);
/** A copy that can be transferred: a socket's packets are views into a larger buffer. */
const apart = (packet: Uint8Array): Uint8Array => new Uint8Array(packet);

async function serve(): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: mode });
  if (mode === "own") {
    worker.once("message", (port: number) => serveMeasured({ port }));
    return;
  }
  const pass = together((all) => worker.postMessage(all, buffersOf(all)));
  const socket = await openSocket((packet, { address, port }) =>
    pass({ packet: apart(packet), from: { address, port } }),
  );
  worker.on("message", (all: Passed[]) => {
    for (const { packet, from } of all) socket.send(packet, from.port, from.address);
  });
  serveMeasured({ port: socket.address().port });
}

async function work(): Promise<void> {
  if (workerData === "own") {
    const socket = await openSocket((packet, from) => socket.send(packet, from.port, from.address));
    parentPort?.postMessage(socket.address().port, []);
    return;
  }
  const pass = together((all) => parentPort?.postMessage(all, buffersOf(all)));
  parentPort?.on("message", (all: Passed[]) => {
    for (const { packet, from } of all) pass({ packet: apart(packet), from });
  });
}

await (isMainThread ? serve() : work());
