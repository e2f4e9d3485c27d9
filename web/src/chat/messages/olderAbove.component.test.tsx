import { must, newId, type ChatMessage, type ChatPage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { frames } from "../../testing/frames.ts";
import type { ChatPort } from "../engine/chatPort.ts";
import { FixtureChat, fixturePort } from "../fixtures/FixtureChat.tsx";

const author = anAuthor(undefined, "Anna");
/** Far enough apart that each shows its author, whatever is above it. */
const APART_MINUTES = 6;
const from = (first: number, count: number, minutes: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const position = first + index;
    const createdAt = new Date(Date.UTC(2026, 10, 21, 0, position * minutes)).toISOString();
    const content = `Word ${position} ${"and so on ".repeat((position * 7) % 23)}`;
    return aChatMessage({ position, author, createdAt, content });
  });

/** A chat whose older messages arrive when the test says so. */
function longChat(minutes = APART_MINUTES) {
  const [older, newer] = [from(1, 50, minutes), from(51, 60, minutes)];
  let letOlder = () => undefined as void;
  const pageOf = (messages: ChatMessage[], hasOlder: boolean): { ok: true; value: ChatPage } => ({
    ok: true,
    value: {
      messages,
      hasOlder,
      revision: 110,
      lastPosition: 110,
      readPosition: 110,
      lastBulkDeletedMessagePosition: 0,
    },
  });
  const port: ChatPort = {
    ...fixturePort({ selfId: newId() }),
    page: (before) =>
      before === undefined
        ? Promise.resolve(pageOf(newer, true))
        : new Promise((resolve) => {
            letOlder = () => resolve(pageOf(older, false));
          }),
  };
  return { port, letOlder: () => letOlder() };
}

test.each([
  { where: "at the top", scrollTop: 0 },
  { where: "scrolled on meanwhile", scrollTop: 1500 },
])("older messages of all heights load above, and what is read stays where it is: $where", async ({ scrollTop }) => {
  const { port, letOlder } = longChat();
  const frame = await drawnIn(600, port);
  for (const to of [0, scrollTop]) {
    frame.scrollTop = to;
    await frames(20);
  }
  const top = frame.getBoundingClientRect().top;
  const lines = [...frame.querySelectorAll("li[tabindex]")];
  const inSight = must(
    lines.find((line) => line.getBoundingClientRect().top >= top),
    "drawn",
  );
  const word = must(/Word \d+ /.exec(inSight.textContent)?.[0], "says which it is");
  const before = yOf(word);
  letOlder();
  const moved: number[] = [];
  for (let each = 0; each < 40; each += 1) {
    await frames(1);
    moved.push(Math.abs(yOf(word) - before));
  }
  expect(frame.scrollTop).toBeGreaterThan(scrollTop + 1000);
  expect(Math.max(...moved)).toBeLessThanOrEqual(2);
});

test("who scrolls up into older messages, under which the first needs no name any more, moves as far as they scroll", async () => {
  const { port, letOlder } = longChat(1);
  const frame = await drawnIn(600, port);
  const wrong = await mostWrong(frame, 250, letOlder);
  const first = must(frame.querySelector("article")?.textContent, "drawn");
  expect(Number(/Word (\d+) /.exec(first)?.[1])).toBeLessThan(51);
  expect(wrong).toBeLessThanOrEqual(2);
});

test("who scrolls up through messages that have other heights by now moves as far as they scroll", async () => {
  const { port } = longChat();
  const frame = await drawnIn(600, port);
  for (const to of [0, frame.scrollHeight]) {
    frame.scrollTop = to;
    await frames(20);
  }
  // As with a font that loads late: rows measured out of sight are lower by now.
  must(frame.querySelector("ol"), "drawn").style.width = "160%";
  await frames(20);
  expect(await mostWrong(frame, 60)).toBeLessThanOrEqual(2);
});

const STEP = 30;
/** Scrolls up step by step; returns how far the middle row moved besides that. */
async function mostWrong(frame: HTMLElement, steps: number, each = () => undefined as void): Promise<number> {
  let most = 0;
  for (let at = 0; at < steps && frame.scrollTop > STEP; at += 1) {
    const middle = frame.getBoundingClientRect().top + frame.clientHeight / 2;
    const line = must(
      [...frame.querySelectorAll("article")].find((other) => other.getBoundingClientRect().bottom > middle),
      "drawn",
    );
    const before = line.getBoundingClientRect().top;
    frame.scrollTop -= STEP;
    // As a wheel does: the list gets the event before layout.
    frame.dispatchEvent(new Event("scroll"));
    each();
    await frames(2);
    most = Math.max(most, Math.abs(line.getBoundingClientRect().top - before - STEP));
  }
  return most;
}

/** The scrolled element of a chat, at its newest message. */
async function drawnIn(height: number, port: ChatPort): Promise<HTMLElement> {
  await drawn(
    <div data-room style={{ display: "flex", height }}>
      <FixtureChat port={port} />
    </div>,
  );
  const last = page.getByText(/^Word 110 /);
  await expect.element(last).toBeInViewport();
  return must(last.element().closest("ol")?.parentElement, "drawn");
}

const yOf = (word: string): number =>
  page
    .getByText(new RegExp(`^${word}`))
    .element()
    .getBoundingClientRect().top;
