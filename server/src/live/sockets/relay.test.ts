import { must, newId } from "@atrium/contract";
import type { ConnectionId } from "@atrium/contract";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import type { ConnectionHandler, Line } from "./connection.ts";
import { relay } from "./relay.ts";

/** More than a connection holds for a reader that has stopped. */
const PIECES = 8000;
const PIECE = Buffer.alloc(8192);

test("sound does not wait for a node that has stopped reading, words do", async () => {
  const node = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await once(node, "listening");
  let handler: ConnectionHandler | null = null;
  const connection: Line = {
    id: newId<ConnectionId>(),
    handle: (handles) => void (handler = handles),
    send: () => undefined,
    sendFrame: () => undefined,
    sendPresence: () => true,
    ping: () => undefined,
    end: () => undefined,
    close: () => undefined,
    abandon: () => undefined,
  };
  const connected = once(node, "connection") as Promise<[WebSocket]>;
  relay(connection, {
    url: `ws://127.0.0.1:${(node.address() as AddressInfo).port}`,
    headers: {},
    firstTexts: ["hello"],
  });
  const [ws] = await connected;
  let pieces = 0;
  const texts: string[] = [];
  ws.on("message", (data: Buffer, isBinary) => (isBinary ? (pieces += 1) : texts.push(data.toString("utf8"))));
  await expect.poll(() => texts).toEqual(["hello"]);
  ws.pause();
  const handles = must<ConnectionHandler>(handler, "it relays");
  for (let at = 0; at < PIECES; at += 1) handles.onSound(PIECE);
  handles.onMessage({ type: "voice", language: null }, "enough");
  ws.resume();
  await expect.poll(() => texts).toEqual(["hello", "enough"]);
  expect(pieces).toBeGreaterThan(0);
  expect(pieces).toBeLessThan(PIECES);
  handles.onClosed(1000);
  await new Promise<void>((done) => node.close(() => done()));
});
