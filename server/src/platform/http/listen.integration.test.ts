import { createFakeClock } from "@atrium/testkit/fakeClock";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { closeGently, httpAddress, listen, listenNear } from "./listen.ts";

const at = { host: "127.0.0.1", port: 0, backlog: 16 };

test("a socket that was handed over and never ends is cut when the time is over", async () => {
  const server = createServer();
  const handedOver = new Promise<void>((done) => {
    server.on("upgrade", (_request, socket) => {
      socket.on("error", () => {});
      done();
    });
  });
  const port = await listen(server, at);
  const socket = connect({ port, host: at.host, allowHalfOpen: true });
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n");
  await handedOver;
  const clock = createFakeClock();
  const closed = closeGently(server, { clock, waitMs: 500 });
  clock.advance(500);
  await closed;
  expect(server.listening).toBe(false);
});

test("a taken port gives way to the next free one", async () => {
  const [first, second] = [createServer(), createServer()];
  const port = await listen(first, at);
  expect(await listenNear(second, { ...at, port })).toBeGreaterThan(port);
  expect(second.listenerCount("connection")).toBe(first.listenerCount("connection"));
  for (const server of [first, second]) await closeGently(server, { clock: createFakeClock(), waitMs: 0 });
});

test.each([
  ["localhost", "http://localhost:4400"],
  ["0.0.0.0", "http://0.0.0.0:4400"],
  ["::1", "http://[::1]:4400"],
])("the host %s is reached at %s", (host, address) => {
  expect(httpAddress(host, 4400)).toBe(address);
  expect(URL.canParse(httpAddress(host, 4400))).toBe(true);
});
