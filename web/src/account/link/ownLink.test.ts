import { CLOSE_CODES, newId, PROTOCOL } from "@atrium/contract";
import type { AccountId, ConnectionId, NewsItem } from "@atrium/contract";
import { expect, test } from "vitest";
import { FakeClock, settle } from "../../testing/fakeClock.ts";
import { fakeSockets } from "../../testing/fakeSocket.ts";
import { openOwnLink } from "./ownLink.ts";

function stage() {
  const clock = new FakeClock();
  const net = fakeSockets();
  const heard: NewsItem[] = [];
  const times = { caughtUp: [] as (string | undefined)[], ended: 0, outdated: 0 };
  const page = { wake: () => {}, lost: () => {} };
  const close = openOwnLink({
    clock,
    random: () => 0.5,
    openSocket: net.open,
    addressOf: (node) => `ws://${node}/live`,
    page: {
      onWake: (listener) => ((page.wake = listener), () => {}),
      onNetworkLost: (listener) => ((page.lost = listener), () => {}),
    },
    catchUp: (changedAt) => void times.caughtUp.push(changedAt),
    take: (items) => void heard.push(...items),
    ended: () => void (times.ended += 1),
    outdated: () => void (times.outdated += 1),
  });
  const greet = async (changedAt?: string) => {
    await settle();
    net.last().open();
    const ids = { accountId: newId<AccountId>(), connectionId: newId<ConnectionId>() };
    net
      .last()
      .tell({ type: "listening", protocol: PROTOCOL, serverTimeMs: 0, ...ids, ...(changedAt && { changedAt }) });
    await settle();
  };
  return { clock, net, heard, times, page, close, greet };
}
const news: NewsItem = { kind: "changed", operation: "listTeamSpaces", subject: { teamId: "t" } };

test("says hello without a ticket, catches up once it is heard, and takes what it is told", async () => {
  const { net, heard, times, greet } = stage();
  await greet("node.7");
  expect(net.last().said).toEqual([{ type: "hello", protocol: PROTOCOL }]);
  expect(times.caughtUp).toEqual(["node.7"]);
  net.last().tell({ type: "news", news: [news] });
  expect(heard).toEqual([news]);
});

test("comes back after a loss and catches up on what was missed", async () => {
  const { clock, net, times, greet } = stage();
  await greet();
  net.last().close(1006, false);
  await clock.pass(300);
  await greet();
  expect([net.sockets.length, times.caughtUp.length]).toEqual([2, 2]);
});

test("asks a socket after waking up, and replaces one that does not answer", async () => {
  const { clock, net, page, greet } = stage();
  await greet();
  page.wake();
  expect(net.last().of("ask")).toHaveLength(1);
  await clock.pass(2_000);
  expect(net.sockets).toHaveLength(2);
});

test("ends with the session, and says so", async () => {
  const { clock, net, times, greet } = stage();
  await greet();
  net.last().close(CLOSE_CODES.unauthorized);
  await clock.pass(60_000);
  expect([net.sockets.length, times.ended, times.outdated]).toEqual([1, 1, 0]);
});

test("a server of another version is left in peace, and the page told that it is outdated", async () => {
  const { clock, net, times } = stage();
  await settle();
  net.last().open();
  net.last().close(1008);
  await clock.pass(60_000);
  expect([net.sockets.length, times.ended, times.outdated]).toEqual([1, 1, 1]);
});

test("closes with its page", async () => {
  const { net, close, greet } = stage();
  await greet();
  close();
  expect(net.last().droppedWith).not.toBeNull();
});
