import { constants } from "@atrium/contract";
import { expect, test } from "vitest";
import { FakeClock } from "../testing/fakeClock.ts";
import { createCall, type CallNeeds } from "./call.ts";

test("a success is the parsed value", async () => {
  const { call, requests } = setUp([json({ success: { isAvailable: true } })]);
  expect(await call("isSpaceSlugAvailable", { slug: "garden" })).toEqual({ ok: true, value: { isAvailable: true } });
  expect(requests[0]?.path).toBe("/api/isSpaceSlugAvailable");
  expect(requests[0]?.init.method).toBe("PUT");
  expect(requests[0]?.init.body).toBe('{"slug":"garden"}');
});

test("a refusal is a value with its code and detail", async () => {
  const { call } = setUp([json({ invalidSlug: { least: 3 } })]);
  expect(await call("isSpaceSlugAvailable", { slug: "x" })).toEqual({
    ok: false,
    code: "invalidSlug",
    detail: { least: 3 },
  });
});

test("network failures and the listed statuses are tried again with one request id, waiting 0.3 s doubling", async () => {
  const { call, requests, clock, askedAtMs } = setUp([
    new TypeError("offline"),
    new Response("", { status: 503 }),
    new Response("", { status: 429 }),
    new TypeError("offline"),
    json({ success: { isAvailable: false } }),
  ]);
  const reply = call("isSpaceSlugAvailable", { slug: "garden" });
  await clock.pass(0);
  await clock.pass(4_500);
  expect(await reply).toMatchObject({ ok: true });
  expect(askedAtMs).toEqual([0, 300, 900, 2100, 4500]);
  expect(new Set(requests.map(requestId)).size).toBe(1);
});

test("the fifth failure is the last and becomes connectionFailed", async () => {
  const { call, requests, clock } = setUp(Array.from({ length: 9 }, () => new TypeError("offline")));
  const reply = call("isSpaceSlugAvailable", { slug: "garden" });
  await clock.pass(0);
  await clock.pass(4_500);
  expect(await reply).toMatchObject({ ok: false, code: "connectionFailed" });
  expect(requests).toHaveLength(5);
});

test("a reply that is swallowed on its way is asked for again with the same request id", async () => {
  const { call, requests, clock } = setUp(["nothing", json({ success: { isAvailable: true } })]);
  const reply = call("isSpaceSlugAvailable", { slug: "garden" });
  await clock.pass(constants.call.attemptMs + constants.call.firstBackoffMs);
  expect(await reply).toMatchObject({ ok: true });
  expect(new Set(requests.map(requestId)).size).toBe(1);
  expect(requests[0]?.init.signal?.aborted).toBe(true);
});

test("a call whose replies are all swallowed has failed after its deadline", async () => {
  const { call, clock } = setUp(Array.from({ length: 5 }, () => "nothing" as const));
  const reply = call("isSpaceSlugAvailable", { slug: "garden" });
  await clock.pass(constants.call.deadlineMs);
  expect(await reply).toMatchObject({ ok: false, code: "connectionFailed" });
});

test("what takes its time may be given a longer deadline, and is then asked once within it", async () => {
  const { call, requests, clock } = setUp(["nothing"]);
  const reply = call("isSpaceSlugAvailable", { slug: "garden" }, { deadlineMs: 60_000 });
  await clock.pass(60_000);
  expect(await reply).toMatchObject({ ok: false, code: "connectionFailed" });
  expect(requests).toHaveLength(1);
});

test("a call that is over has left no timer behind", async () => {
  const { call, clock } = setUp([json({ success: { isAvailable: true } })]);
  await call("isSpaceSlugAvailable", { slug: "garden" });
  expect(clock.waiting).toBe(0);
});

test("a call without a session tells so and is answered all the same", async () => {
  let told = 0;
  const { call } = setUp([json({ unauthorized: {} })], { sessionMissing: () => void (told += 1) });
  expect(await call("listAccountTeams", {})).toMatchObject({ ok: false, code: "unauthorized" });
  expect(told).toBe(1);
});

test("two calls have two request ids", async () => {
  const { call, requests } = setUp([
    json({ success: { isAvailable: true } }),
    json({ success: { isAvailable: true } }),
  ]);
  await call("isSpaceSlugAvailable", { slug: "garden" });
  await call("isSpaceSlugAvailable", { slug: "garden" });
  expect(new Set(requests.map(requestId)).size).toBe(2);
});

test("every request says the version of the page", async () => {
  const { call, requests } = setUp([json({ success: { isAvailable: true } })]);
  await call("isSpaceSlugAvailable", { slug: "garden" });
  expect(new Headers(requests[0]?.init.headers).get("x-client-version")).toBe("9.9.9");
});

test("every answer says which build its server serves", async () => {
  const heard: (string | null)[] = [];
  const answer = new Response(JSON.stringify({ success: { isAvailable: true } }), {
    headers: { "x-page-build": "b2" },
  });
  const { call } = setUp([answer, json({ success: { isAvailable: true } })], {
    heardBuild: (build) => void heard.push(build),
  });
  await call("isSpaceSlugAvailable", { slug: "garden" });
  await call("isSpaceSlugAvailable", { slug: "garden" });
  expect(heard).toEqual(["b2", null]);
});

test("an answer of another shape is not trusted", async () => {
  const { call } = setUp([json({ success: { isAvailable: "maybe" } })]);
  expect(await call("isSpaceSlugAvailable", { slug: "garden" })).toMatchObject({ code: "somethingWentWrong" });
});

test("a page instead of JSON is a server error and a code nobody knows is unknownError", async () => {
  const { call } = setUp([new Response("<html>"), json({ notACode: 1 })]);
  expect(await call("isSpaceSlugAvailable", { slug: "garden" })).toMatchObject({ code: "serverError" });
  expect(await call("isSpaceSlugAvailable", { slug: "garden" })).toMatchObject({ code: "unknownError" });
});

test("an aborted call is not tried again", async () => {
  const { call, requests } = setUp([new TypeError("aborted"), json({ success: { isAvailable: true } })]);
  const stop = new AbortController();
  stop.abort();
  const reply = await call("isSpaceSlugAvailable", { slug: "garden" }, { signal: stop.signal });
  expect(reply).toMatchObject({ code: "connectionFailed" });
  expect(requests).toHaveLength(1);
});

function setUp(answers: (Response | Error | "nothing")[], more: Partial<CallNeeds> = {}) {
  const requests: { path: string; init: RequestInit }[] = [];
  const clock = new FakeClock();
  const startMs = clock.nowMs();
  const askedAtMs: number[] = [];
  let ids = 0;
  const needs: CallNeeds = {
    fetch: async (path, init) => {
      requests.push({ path, init });
      askedAtMs.push(clock.nowMs() - startMs);
      const answer = answers.shift();
      if (answer === undefined) throw new Error("More requests than answers");
      if (answer instanceof Error) throw answer;
      return answer === "nothing" ? new Promise<Response>(() => {}) : answer;
    },
    clock,
    newRequestId: () => `request-${(ids += 1)}`,
    clientVersion: "9.9.9",
    ...more,
  };
  return { call: createCall(needs), requests, clock, askedAtMs };
}

const json = (body: unknown) => new Response(JSON.stringify(body));
const requestId = (request: { init: RequestInit }) => new Headers(request.init.headers).get("x-request-id");
