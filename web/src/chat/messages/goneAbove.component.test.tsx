import { must, newId, type AccountId, type TeamId } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { takeNews } from "../../platform/data/news.ts";
import { drawn } from "../../testing/drawn.tsx";
import { fakeServer } from "../../testing/fakeServer.ts";
import { frames } from "../../testing/frames.ts";
import { teamChatPort } from "../engine/accountPorts.ts";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

afterEach(() => vi.unstubAllGlobals());

const author = anAuthor(undefined, "Anna");
const messages = Array.from({ length: 60 }, (_, index) => {
  const position = index + 1;
  const createdAt = new Date(Date.UTC(2026, 10, 1, 0, position * 60)).toISOString();
  return aChatMessage({ position, author, createdAt, content: `Word ${position} ${"and so on ".repeat(index % 7)}` });
});

test("old messages that a team keeps no more go from its open chat, and what is being read stays where it is", async () => {
  const teamId = newId<TeamId>();
  const server = fakeServer();
  const at = { revision: 60, lastPosition: 60, readPosition: 60, lastBulkDeletedMessagePosition: 0 };
  server.answer("getTeamChatPage", { success: { messages, hasOlder: false, ...at } });
  await drawn(
    <div data-room style={{ display: "flex", height: 600 }}>
      <FixtureChat port={teamChatPort(teamId, newId<AccountId>())} />
    </div>,
  );
  await expect.element(page.getByText(/^Word 60 /)).toBeVisible();
  const frame = must(page.getByRole("list", { name: "Messages" }).element().parentElement, "drawn");
  frame.scrollTop = frame.scrollHeight / 2;
  await frames(20);
  const { top } = frame.getBoundingClientRect();
  const line = [...frame.querySelectorAll("article")].find((each) => each.getBoundingClientRect().top >= top);
  const word = must(/Word \d+ /.exec(line?.textContent ?? "")?.[0], "in sight");
  const yOf = () =>
    must(
      [...frame.querySelectorAll("article")].find(({ textContent }) => textContent.includes(word)),
      "still drawn",
    ).getBoundingClientRect().top;
  const [before, high] = [yOf(), frame.scrollHeight];
  const chat = { kind: "team", teamId } as const;
  // Of another team: nothing goes.
  const other = { kind: "team", teamId: newId<TeamId>() } as const;
  takeNews([{ kind: "chatCleared", chat: other, revision: 61, position: 30 }]);
  takeNews([{ kind: "chatCleared", chat, revision: 61, position: 10 }]);
  const moved: number[] = [];
  for (let each = 0; each < 40; each += 1) {
    await frames(1);
    moved.push(Math.abs(yOf() - before));
  }
  expect(Math.max(...moved)).toBeLessThanOrEqual(2);
  expect(frame.scrollHeight).toBeLessThan(high - 300);
  frame.scrollTop = 0;
  await expect.element(page.getByText(/^Word 11 /)).toBeVisible();
  expect(frame.textContent).not.toMatch(/Word 10 /);
});
