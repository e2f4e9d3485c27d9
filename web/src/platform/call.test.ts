import { expect, test } from "vitest";
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
  const { call, requests, waits } = setUp([
    new TypeError("offline"),
    new Response("", { status: 503 }),
    new Response("", { status: 429 }),
    new TypeError("offline"),
    json({ success: { isAvailable: false } }),
  ]);
  expect(await call("isSpaceSlugAvailable", { slug: "garden" })).toMatchObject({ ok: true });
  expect(waits).toEqual([300, 600, 1200, 2400]);
  expect(new Set(requests.map(requestId)).size).toBe(1);
});

test("the fifth failure is the last and becomes connectionFailed", async () => {
  const { call, requests } = setUp(Array.from({ length: 9 }, () => new TypeError("offline")));
  expect(await call("isSpaceSlugAvailable", { slug: "garden" })).toMatchObject({ ok: false, code: "connectionFailed" });
  expect(requests).toHaveLength(5);
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

function setUp(answers: (Response | Error)[], more: Partial<CallNeeds> = {}) {
  const requests: { path: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  let ids = 0;
  const needs: CallNeeds = {
    fetch: async (path, init) => {
      requests.push({ path, init });
      const answer = answers.shift();
      if (answer === undefined) throw new Error("More requests than answers");
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (ms) => void waits.push(ms),
    newRequestId: () => `request-${(ids += 1)}`,
    clientVersion: "9.9.9",
    ...more,
  };
  return { call: createCall(needs), requests, waits };
}

const json = (body: unknown) => new Response(JSON.stringify(body));
const requestId = (request: { init: RequestInit }) => new Headers(request.init.headers).get("x-request-id");
