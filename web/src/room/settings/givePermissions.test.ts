import { aRoom } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { refused, type Refused } from "../../platform/call.ts";
import { givePermissions } from "./givePermissions.ts";

const { permissions } = aRoom({});
const rooms = [aRoom({ name: "Garden" }).id, aRoom({ name: "Attic" }).id, aRoom({ name: "Cellar" }).id];

function stage(answers: ({ ok: true } | Refused)[]) {
  const asked: string[] = [];
  const waited: number[] = [];
  const needs = {
    change: async (roomId: string) => {
      asked.push(roomId);
      return answers.shift() ?? { ok: true as const };
    },
    clock: {
      after: (ms: number, run: () => void) => {
        waited.push(ms);
        run();
        return () => undefined;
      },
    },
  };
  return { asked, waited, needs };
}

test("more rooms than may be changed at once are given the permissions all the same: it waits and goes on", async () => {
  const tooOften = refused("tooOftenAttempts", { retryAfterMs: 700 });
  const { asked, waited, needs } = stage([{ ok: true }, tooOften, refused("tooOftenAttempts", {})]);
  expect(await givePermissions(permissions, rooms, needs)).toBeNull();
  const [first, second, third] = rooms;
  expect(asked).toEqual([first, second, second, second, third]);
  expect(waited).toEqual([700, 2000]);
});

test("a room that is gone meanwhile is passed over, any other refusal ends it and is told", async () => {
  const { asked, needs } = stage([refused("roomNotFound"), refused("forbidden")]);
  expect(await givePermissions(permissions, rooms, needs)).toBe("forbidden");
  expect(asked).toEqual(rooms.slice(0, 2));
});
