import type { ChatPage } from "@atrium/contract";
import { aChatMessage } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { readWhole } from "./readWhole.ts";

const all = Array.from({ length: 7 }, (_, index) => aChatMessage({ position: index + 1 }));
const pageBefore = (before = Infinity): ChatPage => {
  const earlier = all.filter(({ position }) => position < before);
  const positions = { revision: 7, lastPosition: 7, readPosition: null, lastBulkDeletedMessagePosition: 0 };
  return { messages: earlier.slice(-3), hasOlder: earlier.length > 3, ...positions };
};
const atOnce = {
  after(_ms: number, run: () => void) {
    queueMicrotask(run);
    return () => undefined;
  },
};

test("a whole chat is read page by page, also where one has to wait in between", async () => {
  let asked = 0;
  const page = async (before?: number) => {
    asked += 1;
    if (asked === 2) return { ok: false, code: "tooOftenAttempts" } as const;
    return { ok: true, value: pageBefore(before) } as const;
  };
  expect(await readWhole({ page }, atOnce)).toEqual(all);
  expect(asked).toBe(4);
});

test("half a chat is none", async () => {
  const page = async (before?: number) =>
    before === undefined
      ? ({ ok: true, value: pageBefore() } as const)
      : ({ ok: false, code: "notConnectedToRoom" } as const);
  expect(await readWhole({ page }, atOnce)).toBeNull();
});
