import type { ChatMessage, ChatName, SpaceId } from "@atrium/contract";
import { newId } from "@atrium/contract";
import { expect, test, vi } from "vitest";
import { lateNotices } from "./lateNotices.ts";

const chat: ChatName = { kind: "space", spaceId: newId<SpaceId>() };
const message = (position: number) => ({ position }) as ChatMessage;
const needs = { selfId: () => null, isQuiet: () => false, play: () => undefined, nowMs: () => 0 };

test("nothing is loaded before the first message, and what comes meanwhile is heard in order", async () => {
  const hear = vi.fn();
  let arrive: () => void = () => undefined;
  const load = vi.fn(() => new Promise<() => typeof hear>((resolve) => (arrive = () => resolve(() => hear))));
  const notices = lateNotices(load)(needs);
  expect(load).not.toHaveBeenCalled();
  for (const position of [1, 2, 3]) notices(chat, message(position));
  arrive();
  await expect.poll(() => hear.mock.calls.map(([, { position }]) => position)).toEqual([1, 2, 3]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("what could not be loaded is tried again with the next message", async () => {
  const hear = vi.fn();
  const load = vi.fn(async () => () => hear);
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const notices = lateNotices(load)(needs);
  notices(chat, message(1));
  await expect.poll(() => load.mock.results.length).toBe(1);
  await Promise.allSettled(load.mock.results.map(({ value }) => value));
  notices(chat, message(2));
  await expect.poll(() => hear.mock.calls.map(([, { position }]) => position)).toEqual([2]);
});
