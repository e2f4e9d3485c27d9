import { aChatMessage } from "@atrium/testkit/chatBuilders";
import { newId } from "@atrium/contract";
import type { ChatMessage, ChatMessageId } from "@atrium/contract";
import { expect, test } from "vitest";
import { historyFrom, messageSeenFrom } from "./chatHistory.ts";

const [locked, open] = [{ hasPassword: true }, { hasPassword: false }];
const time = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, "0")}:00.000Z`;
const answerTo = (createdAt?: string): ChatMessage["replyTo"] => ({
  id: newId<ChatMessageId>(),
  position: 1,
  name: "Anna",
  excerpt: "Secret",
  isDeleted: false,
  ...(createdAt !== undefined && { createdAt }),
});

test("guests of a locked room see what is written from when they were let in, everybody else all of it", () => {
  for (const role of ["PUBLIC_GUEST", "SPACE_GUEST"] as const) {
    expect(historyFrom({ role, arrivedAt: time(7) }, locked)).toBe(time(7));
    expect(historyFrom({ role, arrivedAt: time(7) }, open)).toBeNull();
  }
  for (const role of ["SPACE_MEMBER", "SPACE_MODERATOR", "TEAM_ADMIN"] as const)
    expect(historyFrom({ role, arrivedAt: time(7) }, locked)).toBeNull();
});

test("an older message is not seen, nor its words where a newer one answers to it", () => {
  const from = time(30);
  expect(messageSeenFrom(aChatMessage({ createdAt: time(29) }), from)).toBeNull();
  for (const replyTo of [answerTo(time(29)), answerTo()])
    expect(messageSeenFrom(aChatMessage({ createdAt: time(31), replyTo }), from)).toMatchObject({ replyTo: null });
  const answer = aChatMessage({ createdAt: time(31), replyTo: answerTo(time(30)) });
  expect(messageSeenFrom(answer, from)).toBe(answer);
  const old = aChatMessage({ createdAt: time(1), replyTo: answerTo() });
  expect(messageSeenFrom(old, null)).toBe(old);
});
