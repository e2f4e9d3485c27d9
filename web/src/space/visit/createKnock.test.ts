import { CLOSE_CODES, SpaceId } from "@atrium/contract";
import { expect, test } from "vitest";
import type { Call, Reply } from "../../platform/call.ts";
import { createKnock } from "./createKnock.ts";

type Answer = Reply<"canJoinSpace">;
const refused = (code: string, detail = {}) => ({ ok: false, code, detail }) as Answer;
const closed = (closeCode: number) => ({ ok: true, value: { state: "closed", closeCode, startsAt: null } }) as Answer;
const open: Answer = {
  ok: true,
  value: { state: "open", ticket: "ticket", address: "", expiresInMs: 30_000 },
} as const;

const spaceId = SpaceId.parse("spaceaaaaaaaaaaaaaaaa");
const { signal } = new AbortController();

/** A door that answers in this order, and the admins' passwords it was given. */
function door(...answers: Answer[]) {
  const given: unknown[] = [];
  const call = ((_name: string, input: { enterAsAdminPassword?: string }) => {
    given.push(input.enterAsAdminPassword);
    return Promise.resolve(answers.shift() ?? open);
  }) as unknown as Call;
  const knock = createKnock({ call, clock: { nowMs: () => 1_000 } }, "for admins");
  return { given, knock: () => knock({ spaceId }, signal) };
}

test("a right admins' password is said once: whoever comes back is an admin already", async () => {
  const { knock, given } = door();
  expect(await knock()).toMatchObject({ state: "open" });
  await knock();
  expect(given).toEqual(["for admins", undefined]);
});

test.each([
  ["is wrong", closed(CLOSE_CODES.wrongPassword)],
  ["was guessed at too often", refused("tooOftenAttempts")],
  ["is longer than any can be", refused("invalidRequest")],
])("an admins' password that %s is dropped, and one comes in like everybody", async (_why, answer) => {
  const { knock, given } = door(answer);
  expect(await knock()).toMatchObject({ state: "open" });
  await knock();
  expect(given).toEqual(["for admins", undefined, undefined]);
});

test("it is said again where nobody has judged it", async () => {
  const { knock, given } = door(refused("connectionFailed"), refused("unauthorized"));
  expect(await knock()).toEqual({ state: "unreachable" });
  expect(await knock()).toMatchObject({ closeCode: CLOSE_CODES.unauthorized });
  await knock();
  expect(given).toEqual(["for admins", "for admins", "for admins"]);
});

test("the space's own password is asked for as ever", async () => {
  const { knock, given } = door(closed(CLOSE_CODES.wrongPassword), closed(CLOSE_CODES.wrongPassword));
  expect(await knock()).toMatchObject({ state: "closed", closeCode: CLOSE_CODES.wrongPassword });
  expect(given).toEqual(["for admins", undefined]);
});

test("a wrong password says how many tries are left, and when all of them are there again", async () => {
  const wrong = closed(CLOSE_CODES.wrongPassword);
  if (wrong.ok && wrong.value.state === "closed") wrong.value.tries = { left: 4, renewInMs: 60_000 };
  const { knock } = door(refused("tooOftenAttempts"), wrong);
  expect(await knock()).toMatchObject({ state: "closed", tries: { left: 4, renewAtMs: 61_000 } });
});

test("whoever has guessed too often is told when they may try again, not that nobody answers", async () => {
  const { knock } = door(refused("tooOftenAttempts"), refused("tooOftenAttempts", { retryAfterMs: 300_000 }));
  expect(await knock()).toEqual({
    state: "closed",
    closeCode: CLOSE_CODES.wrongPassword,
    startsAt: null,
    tries: { left: 0, renewAtMs: 301_000 },
  });
});

test("few seconds of rest are told as well: the server does answer", async () => {
  const { knock } = door(refused("tooOftenAttempts"), refused("tooOftenAttempts", { retryAfterMs: 5_000 }));
  expect(await knock()).toMatchObject({ closeCode: CLOSE_CODES.wrongPassword, tries: { left: 0, renewAtMs: 6_000 } });
});

test("a moment's rest is waited for", async () => {
  const { knock } = door(refused("tooOftenAttempts"), refused("tooOftenAttempts", { retryAfterMs: 1_000 }));
  expect(await knock()).toEqual({ state: "unreachable" });
});
