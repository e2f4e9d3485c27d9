import { expect, test } from "vitest";
import { FakeClock, settle } from "../testing/fakeClock.ts";
import { fakeSockets } from "../testing/fakeSocket.ts";
import { SocketAhead } from "./socketAhead.ts";

function arrange() {
  const clock = new FakeClock();
  const net = fakeSockets();
  const told: string[] = [];
  const ahead = new SocketAhead(net.open, clock);
  const handlers = {
    opened: () => void told.push("opened"),
    said: (text: string) => void told.push(text),
    closed: (code: number) => void told.push(`closed ${code}`),
  };
  return { clock, net, ahead, told, take: (url = "ws://here") => ahead.open(url, handlers) };
}

test("who takes the open socket is told that it is open, and all that comes from then on", async () => {
  const { net, ahead, told, take } = arrange();
  ahead.prepare("ws://here");
  net.last().open();
  take();
  expect(told).toEqual([]);
  await settle();
  net.last().tell({ type: "ping", t: 1 });
  net.last().close(1001);
  expect(told).toEqual(["opened", '{"type":"ping","t":1}', "closed 1001"]);
  expect(net.sockets).toHaveLength(1);
});

test("one that is still opening may be taken as well", () => {
  const { net, ahead, told, take } = arrange();
  ahead.prepare("ws://here");
  take();
  net.last().open();
  expect(told).toEqual(["opened"]);
});

test("each is taken once, and one for another address is let go", () => {
  const { net, ahead, take } = arrange();
  ahead.prepare("ws://here");
  take();
  take();
  expect(net.sockets).toHaveLength(2);
  ahead.prepare("ws://here");
  take("ws://there");
  expect(net.sockets.map(({ url }) => url)).toEqual(["ws://here", "ws://here", "ws://here", "ws://there"]);
  expect(net.sockets.map(({ droppedWith }) => droppedWith === null)).toEqual([true, true, false, true]);
});

test("one that the server ended, or that nobody took in eight seconds, is not given to anybody", async () => {
  const { clock, net, ahead, told, take } = arrange();
  ahead.prepare("ws://here");
  net.last().close(1006);
  take();
  expect(net.sockets).toHaveLength(2);
  ahead.prepare("ws://here");
  await clock.pass(8_000);
  take();
  expect(net.sockets).toHaveLength(4);
  expect(net.sockets[2]?.droppedWith).not.toBeNull();
  expect(told).toEqual([]);
});

test("preparing again while one is ready opens no other", () => {
  const { net, ahead } = arrange();
  ahead.prepare("ws://here");
  ahead.prepare("ws://here");
  expect(net.sockets).toHaveLength(1);
});
