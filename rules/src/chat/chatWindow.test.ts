import { constants, newId } from "@atrium/contract";
import type { AccountId, ChatMessage, ChatPage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { assert, integer, nat, property } from "fast-check";
import { expect, test } from "vitest";
import {
  beforeAround,
  beforeNewer,
  joinedTimeline,
  windowOf,
  windowWithMessage,
  windowWithNewer,
  windowWithOlder,
} from "./chatWindow.ts";
import { timelineOf } from "./timeline.ts";

const author = anAuthor(newId<AccountId>());
const { page: PAGE } = constants.chat;

/** A chat with this many messages, of which those up to a position have been cleared. */
function chatOf(count: number, cleared: number) {
  const all = Array.from({ length: count - cleared }, (_, index) =>
    aChatMessage({ position: cleared + index + 1, author }),
  );
  const page = (before = Infinity): ChatPage => {
    const older = all.filter(({ position }) => position < before);
    return {
      messages: older.slice(-PAGE),
      hasOlder: older.length > PAGE,
      revision: count,
      lastPosition: count,
      readPosition: 0,
      lastBulkDeletedMessagePosition: cleared,
    };
  };
  return { all, page };
}
const positionsOf = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ position }) => position);

test("from any message one reads on to the newest and back to the first, without a gap and nothing twice", () => {
  assert(
    property(integer({ min: 1, max: 400 }), nat(), nat(), (count, clearedOf, targetOf) => {
      const cleared = clearedOf % count;
      const target = cleared + 1 + (targetOf % (count - cleared));
      const { all, page } = chatOf(count, cleared);
      const timeline = timelineOf(page());
      let window = windowOf(page(beforeAround(target)));
      expect(positionsOf(window)).toContain(target);
      let joined = joinedTimeline(timeline, window);
      for (let pages = 0; joined === null && pages < 20; pages++) {
        window = windowWithNewer(window, page(beforeNewer(window)));
        joined = joinedTimeline(timeline, window);
      }
      expect(joined).not.toBe(null);
      while (window.hasOlder) window = windowWithOlder(window, page(window.messages[0]?.position));
      expect(positionsOf(joinedTimeline(timeline, window) ?? { messages: [] })).toEqual(positionsOf({ messages: all }));
    }),
  );
});

test("what a message in the past becomes shows there, and the newer form stays", () => {
  const { page } = chatOf(200, 0);
  const window = windowOf(page(40));
  const [first] = window.messages;
  const changed = {
    ...aChatMessage({ position: 1, author }),
    id: first?.id ?? ("" as ChatMessage["id"]),
    revision: 300,
    content: "Better",
  };
  const next = windowWithMessage(window, changed);
  expect(next.messages[0]?.content).toBe("Better");
  expect(windowWithMessage(next, { ...changed, revision: 299, content: "Old" }).messages[0]?.content).toBe("Better");
  const unknown = aChatMessage({ position: 201, author });
  expect(positionsOf(windowWithMessage(window, unknown))).toEqual(positionsOf(window));
});
