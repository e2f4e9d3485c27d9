import { expect, test } from "vitest";
import { bindingRequest } from "../testing/robotPeer.ts";
import { hostCandidates } from "./candidates.ts";
import { IceSession } from "./iceSession.ts";
import type { NetworkPath } from "./networkPath.ts";
import { buildStun, parseStun } from "./stunMessage.ts";

interface TestPath extends NetworkPath {
  isOpen: boolean;
  readonly sent: Buffer[];
}

function newPath(port: number): TestPath {
  const sent: Buffer[] = [];
  return {
    ip: "192.0.2.1",
    port,
    protocol: "udp",
    outbox: null,
    isOpen: true,
    sent,
    send: (packet) => void sent.push(packet),
    close: () => undefined,
  };
}

function check(
  session: IceSession,
  path: NetworkPath,
  options: { nominate?: boolean; ufrag?: string; pwd?: string } = {},
) {
  const ufrag = options.ufrag ?? session.local.ufrag;
  const pwd = options.pwd ?? session.local.pwd;
  const packet =
    options.nominate === false
      ? buildStun(0x0001, Buffer.alloc(12), { attributes: [[6, Buffer.from(`${ufrag}:peer`)]], password: pwd })
      : bindingRequest(`${ufrag}:peer`, pwd);
  const message = parseStun(packet);
  if (message === null) throw new Error("the check parses");
  return session.answer({ packet, message, path }, 1234);
}

test("a check with our password is answered, counts as a sign of life and opens the path", () => {
  const session = new IceSession();
  const path = newPath(1);
  expect(check(session, path)).toBe(true);
  expect(parseStun(path.sent[0] ?? Buffer.alloc(0))?.kind).toBe("success");
  expect(session.lastCheckAtMs).toBe(1234);
  expect(session.selected).toBe(path);
});

test("a check with a wrong password or name is not answered and counts for nothing", () => {
  const session = new IceSession();
  const path = newPath(1);
  expect(check(session, path, { pwd: "wrong" })).toBe(false);
  expect(check(session, path, { ufrag: "wrong" })).toBe(false);
  expect([path.sent.length, session.lastCheckAtMs, session.selected]).toEqual([0, null, null]);
});

test("the nominated path is used; without a nomination the first one stays", () => {
  const session = new IceSession();
  const [first, second] = [newPath(1), newPath(2)];
  check(session, first, { nominate: false });
  check(session, second, { nominate: false });
  expect(session.selected).toBe(first);
  check(session, second);
  expect(session.selected).toBe(second);
});

test("when the used path closes, the newest open one takes over", () => {
  const session = new IceSession();
  const [first, second, third] = [newPath(1), newPath(2), newPath(3)];
  for (const path of [first, second, third]) check(session, path);
  third.isOpen = false;
  expect(session.selected).toBe(second);
  session.forget(second);
  expect(session.selected).toBe(first);
});

test("during a restart both credentials work, afterwards only the new ones", () => {
  const session = new IceSession();
  const old = session.local;
  session.restart();
  expect(session.ufrags).toHaveLength(2);
  expect(check(session, newPath(1), old)).toBe(true);
  expect(check(session, newPath(1))).toBe(true);
  expect(check(session, newPath(1), old)).toBe(false);
});

test("a peer with ever new paths keeps only the last ones and the one in use", () => {
  const session = new IceSession();
  const forgotten: NetworkPath[] = [];
  session.onForgotten = (path) => void forgotten.push(path);
  const used = newPath(1);
  check(session, used);
  for (let port = 2; port <= 40; port++) check(session, newPath(port), { nominate: false });
  expect(session.paths.size).toBe(16);
  expect(forgotten).toHaveLength(24);
  expect(session.selected).toBe(used);
});

test("candidates name every address on both ports, UDP first", () => {
  expect(hostCandidates(["192.0.2.1", "2001:db8::1"], { udp: 1000, tcp: 2000 })).toEqual([
    "candidate:1 1 udp 2130706431 192.0.2.1 1000 typ host",
    "candidate:3 1 udp 2130706175 2001:db8::1 1000 typ host",
    "candidate:2 1 tcp 1677721599 192.0.2.1 2000 typ host tcptype passive",
    "candidate:4 1 tcp 1677721343 2001:db8::1 2000 typ host tcptype passive",
  ]);
});
