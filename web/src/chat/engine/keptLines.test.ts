import { newId } from "@atrium/contract";
import type { AccountId, ChatClientId } from "@atrium/contract";
import { expect, test } from "vitest";
import { keptLines } from "./keptLines.ts";

const anOutgoing = () => ({
  clientId: newId<ChatClientId>(),
  content: "Hello",
  replyToId: null,
  uploadIds: [],
  linkTitles: true,
  atMs: 5,
  waitsFor: "connectionFailed" as const,
  goesAtMs: null,
  refused: null,
});

test("what is on its way is kept for its chat and its author, and nobody else", () => {
  const [me, other] = [newId<AccountId>(), newId<AccountId>()];
  const outgoing = anOutgoing();
  keptLines.of("team-1", me).write([outgoing]);
  const { waitsFor: _waitsFor, goesAtMs: _goesAtMs, ...kept } = outgoing;
  expect(keptLines.of("team-1", me).read()).toEqual([kept]);
  expect(keptLines.of("team-2", me).read()).toEqual([]);
  expect(keptLines.of("team-1", other).read()).toEqual([]);
  keptLines.of("team-1", me).write([]);
  expect(sessionStorage.length).toBe(0);
});

test("what somebody has tampered with is nothing, and a stranger keeps nothing", () => {
  const me = newId<AccountId>();
  sessionStorage.setItem(`chat-outgoing-${me}-room`, '[{"content":5}]');
  expect(keptLines.of("room", me).read()).toEqual([]);
  sessionStorage.clear();
  keptLines.of("room", null).write([anOutgoing()]);
  expect(sessionStorage.length).toBe(0);
});
