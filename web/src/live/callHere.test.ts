import { expect, test } from "vitest";
import { accountIds, roomId, spaceId } from "../testing/liveFixtures.ts";
import { createCallHere } from "./callHere.ts";
import type { Here } from "./callHere.ts";
import type { LiveCalls } from "./liveCalls.ts";

const [accountId = accountIds[0]] = accountIds;

function arrange(here: Here) {
  const asked: unknown[] = [];
  const calls = {
    call: async (operation: string, input: unknown) => {
      asked.push({ operation, input });
      return { ok: true, value: {} };
    },
  };
  return { asked, callHere: createCallHere(calls as unknown as LiveCalls, () => here) };
}

test("the ids of where one is are filled in, and only those an operation asks for", async () => {
  const { asked, callHere } = arrange({ spaceId, roomId });
  await callHere("setMegaphone", { on: true });
  await callHere("kick", { accountId: accountId as never });
  expect(asked).toEqual([
    { operation: "setMegaphone", input: { roomId, on: true } },
    { operation: "kick", input: { spaceId, accountId } },
  ]);
});

test("what is given names another place than where one is", async () => {
  const { asked, callHere } = arrange({ spaceId, roomId });
  const elsewhere = "e".repeat(21) as typeof roomId;
  await callHere("updateRoom", { roomId: elsewhere, name: "Attic" });
  expect(asked).toEqual([{ operation: "updateRoom", input: { roomId: elsewhere, name: "Attic" } }]);
});

test("nothing is asked while one is not there", async () => {
  const { asked, callHere } = arrange({ spaceId, roomId: null });
  expect(await callHere("setMegaphone", { on: true })).toMatchObject({ ok: false, code: "notConnectedToRoom" });
  expect(asked).toEqual([]);
});
