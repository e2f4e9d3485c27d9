import { constants, must } from "@atrium/contract";
import type { ChatClientId, ChatMessageId, ErrorCode } from "@atrium/contract";
import { aChatMessage } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { FakeClock } from "../../testing/fakeClock.ts";
import type { Said } from "./chatPort.ts";
import { Outbox } from "./outbox.ts";
import type { Outgoing } from "./outgoing.ts";

/** A page that writes to one chat; `open` is the page after a reload. */
function aPage() {
  const server = {
    refusal: null as ErrorCode | null,
    detail: {} as unknown,
    /** Its replies come after this. */
    silence: Promise.resolve(),
    /** Accepts what it gets, but its replies are lost. */
    losesAnswers: false,
    got: [] as Said[],
    stored: new Set<ChatClientId>(),
  };
  const kept = { line: "[]" };
  const clock = new FakeClock();
  const open = () => {
    const seen = { outgoing: [] as readonly Outgoing[], sent: [] as string[] };
    const outbox = new Outbox({
      clock,
      async post(said) {
        server.got.push(said);
        await server.silence;
        if (server.refusal !== null) return { ok: false, code: server.refusal, detail: server.detail };
        server.stored.add(said.clientId);
        if (server.losesAnswers) return { ok: false, code: "connectionFailed" };
        return { ok: true, value: { message: aChatMessage({ position: 1, ...said }) } };
      },
      line: () => ({
        read: () => JSON.parse(kept.line) as Outgoing[],
        write: (outgoing) => void (kept.line = JSON.stringify(outgoing)),
      }),
      show: (outgoing) => void (seen.outgoing = outgoing),
      sent: ({ content }) => void seen.sent.push(content),
    });
    outbox.start();
    return { outbox, seen };
  };
  return { server, kept, clock, open };
}
const words = (content: string, replyToId: ChatMessageId | null = null) => ({
  content,
  replyToId,
  uploadIds: [],
  linkTitles: true,
});
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test("what waits shows what for, and goes in its order once it can", async () => {
  const { server, clock, open } = aPage();
  const { outbox, seen } = open();
  server.refusal = "tooOftenAttempts";
  outbox.add(words("One"));
  outbox.add(words("Two"));
  await settled();
  expect(seen.outgoing).toMatchObject([
    { content: "One", waitsFor: "tooOftenAttempts", refused: null },
    { content: "Two", waitsFor: null },
  ]);
  server.refusal = null;
  await clock.pass(2_000);
  expect(seen).toEqual({ outgoing: [], sent: ["One", "Two"] });
});

test("what gets no answer says that it waits, and so does what is behind it, until the first of them has gone", async () => {
  const { server, clock, open } = aPage();
  const { outbox, seen } = open();
  let answer: () => void = () => {};
  server.silence = new Promise((resolve) => (answer = resolve));
  outbox.add(words("One"));
  outbox.add(words("Two"));
  await clock.pass(2_000);
  expect(seen.outgoing).toMatchObject([{ waitsFor: null }, { waitsFor: null }]);
  await clock.pass(2_000);
  outbox.add(words("Three"));
  const waits = { waitsFor: "connectionFailed", refused: null };
  expect(seen.outgoing).toMatchObject([waits, waits, waits]);
  answer();
  await settled();
  expect(seen).toEqual({ outgoing: [], sent: ["One", "Two", "Three"] });
  expect(server.got).toHaveLength(3);
  expect(clock.waiting).toBe(0);
});

test("what is behind says no more that it waits once the first has gone", async () => {
  const { server, open } = aPage();
  const { outbox, seen } = open();
  server.refusal = "connectionFailed";
  outbox.add(words("One"));
  outbox.add(words("Two"));
  await settled();
  expect(seen.outgoing).toMatchObject([{ waitsFor: "connectionFailed" }, { waitsFor: "connectionFailed" }]);
  server.refusal = null;
  outbox.go();
  let answer: () => void = () => {};
  server.silence = new Promise((resolve) => (answer = resolve));
  await settled();
  expect(seen.outgoing).toMatchObject([{ content: "Two", waitsFor: null }]);
  answer();
  await settled();
  expect(seen.sent).toEqual(["One", "Two"]);
});

test("what waits outlives a reload and is the same message still", async () => {
  const { server, clock, open } = aPage();
  const before = open();
  server.refusal = "connectionFailed";
  const answered = aChatMessage({ position: 1 }).id;
  before.outbox.add(words("Hello", answered));
  await settled();
  before.outbox.stop();
  await clock.pass(30_000);
  server.refusal = null;
  const { seen } = open();
  await settled();
  expect(seen).toEqual({ outgoing: [], sent: ["Hello"] });
  expect(server.got).toMatchObject([{ replyToId: answered }, { replyToId: answered }]);
  expect(server.stored.size).toBe(1);
  expect(new Set(server.got.map(({ clientId }) => clientId)).size).toBe(1);
});

test("what arrived before the reload is not sent again by hand", async () => {
  const { server, open } = aPage();
  const before = open();
  server.refusal = "connectionFailed";
  before.outbox.add(words("Hello"));
  before.outbox.stop();
  const { outbox, seen } = open();
  const { clientId } = must(seen.outgoing[0], "it waits");
  outbox.arrived([aChatMessage({ position: 1, clientId })]);
  await settled();
  expect(seen.outgoing).toEqual([]);
});

test("after a minute nothing goes by itself any more: its author says whether", async () => {
  const { server, clock, open, kept } = aPage();
  const before = open();
  server.refusal = "connectionFailed";
  before.outbox.add(words("Hello"));
  await clock.pass(61_000);
  expect(before.seen.outgoing).toMatchObject([{ refused: "connectionFailed" }]);
  before.outbox.stop();
  server.refusal = null;
  const { outbox, seen } = open();
  await settled();
  expect(server.stored.size).toBe(0);
  outbox.sendAgain(must(seen.outgoing[0], "it waits").clientId);
  await settled();
  expect(seen).toEqual({ outgoing: [], sent: ["Hello"] });
  expect(kept.line).toBe("[]");
});

test("what waits for almost a minute goes once, by itself, though it had arrived and only the answers were lost", async () => {
  const { server, clock, open, kept } = aPage();
  const { outbox, seen } = open();
  server.losesAnswers = true;
  outbox.add(words("Hello"));
  outbox.add(words("Again"));
  await clock.pass(57_000);
  expect(seen.outgoing).toMatchObject([
    { content: "Hello", waitsFor: "connectionFailed", refused: null },
    { content: "Again", refused: null },
  ]);
  server.losesAnswers = false;
  await clock.pass(2_000);
  expect(seen).toEqual({ outgoing: [], sent: ["Hello", "Again"] });
  const tried = server.got.length;
  await clock.pass(120_000);
  expect([server.got.length, server.stored.size, kept.line]).toEqual([tried, 2, "[]"]);
});

test("what lay in a closed page for long does not go when it is opened", async () => {
  const { server, clock, open } = aPage();
  const before = open();
  server.refusal = "connectionFailed";
  before.outbox.add(words("Hello"));
  await settled();
  before.outbox.stop();
  clock.sleep(61_000);
  server.refusal = null;
  const { seen } = open();
  await settled();
  expect(seen.outgoing).toMatchObject([{ content: "Hello", refused: "connectionFailed" }]);
  expect(server.stored.size).toBe(0);
});

test("what is refused for good says so, holds up nothing, and may be put away", async () => {
  const { server, open } = aPage();
  const { outbox, seen } = open();
  server.refusal = "chatNotAllowed";
  outbox.add(words("Hello"));
  await settled();
  server.refusal = null;
  outbox.add(words("Later"));
  await settled();
  expect(seen).toMatchObject({ outgoing: [{ content: "Hello", refused: "chatNotAllowed" }], sent: ["Later"] });
  outbox.discard(must(seen.outgoing[0], "it was refused").clientId);
  expect(seen.outgoing).toEqual([]);
});

test("what was sent while nobody looked any more is not kept", async () => {
  const { kept, open } = aPage();
  const { outbox, seen } = open();
  outbox.add(words("Hello"));
  outbox.stop();
  await settled();
  expect([kept.line, seen.sent]).toEqual(["[]", []]);
});

test("whoever writes too fast is told when it goes, and it goes then by itself", async () => {
  const { server, clock, open } = aPage();
  const { outbox, seen } = open();
  Object.assign(server, { refusal: "tooOftenAttempts", detail: { retryAfterMs: 7_000 } });
  outbox.add(words("One"));
  await settled();
  expect(seen.outgoing[0]?.goesAtMs).toBe(clock.nowMs() + 7_000);
  server.refusal = null;
  await clock.pass(6_900);
  expect(seen.sent).toEqual([]);
  await clock.pass(100);
  expect(seen.sent).toEqual(["One"]);
});

test("of eleven messages at once the eleventh waits for its turn, and all arrive in their order, each once", async () => {
  const { server, clock, open } = aPage();
  const { outbox, seen } = open();
  const { perSecond, burst } = constants.callRates.chat;
  for (let at = 1; at <= burst; at += 1) outbox.add(words(`${at}`));
  await settled();
  const sent = Array.from({ length: burst }, (_, at) => `${at + 1}`);
  expect(seen.sent).toEqual(sent);
  Object.assign(server, { refusal: "tooOftenAttempts", detail: { retryAfterMs: 1000 / perSecond } });
  outbox.add(words("last"));
  await settled();
  expect(seen.outgoing).toMatchObject([{ content: "last", waitsFor: "tooOftenAttempts", refused: null }]);
  server.refusal = null;
  await clock.pass(1000 / perSecond);
  expect(seen).toMatchObject({ sent: [...sent, "last"], outgoing: [] });
  expect(server.stored.size).toBe(burst + 1);
});

test("a message whose links are to stay without titles says so, after a reload too", async () => {
  const { server, clock, open } = aPage();
  server.refusal = "connectionFailed";
  open().outbox.add({ ...words("See https://atrium.example"), linkTitles: false });
  await clock.pass(0);
  server.refusal = null;
  open();
  await clock.pass(0);
  expect(server.got.map(({ linkTitles }) => linkTitles)).toEqual([false, false]);
});
