import { must, newId, type ChatMessage, type ChatPage } from "@atrium/contract";
import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import type { ChatPort } from "../engine/chatPort.ts";
import { FixtureChat, fixturePort } from "../fixtures/FixtureChat.tsx";

const author = anAuthor(undefined, "Anna");
const from = (first: number, count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const position = first + index;
    // So far apart that each says who wrote it, whatever stands above it.
    const createdAt = new Date(Date.UTC(2026, 10, 21, 0, position * 6)).toISOString();
    const content = `Word ${position} ${"and so on ".repeat((position * 7) % 23)}`;
    return aChatMessage({ position, author, createdAt, content });
  });

/** A chat whose older messages come when they are let. */
function longChat() {
  const [older, newer] = [from(1, 50), from(51, 60)];
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
  await drawn(
    <div data-room style={{ display: "flex", height: 600 }}>
      <FixtureChat port={port} />
    </div>,
  );
  const last = page.getByText(/^Word 110 /);
  await expect.element(last).toBeInViewport();
  const frame = must(last.element().closest("ol")?.parentElement, "drawn");
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
  const yOf = () =>
    page
      .getByText(new RegExp(`^${word}`))
      .element()
      .getBoundingClientRect().top;
  const before = yOf();
  letOlder();
  const moved: number[] = [];
  for (let each = 0; each < 40; each += 1) {
    await frames(1);
    moved.push(Math.abs(yOf() - before));
  }
  expect(frame.scrollTop).toBeGreaterThan(scrollTop + 1000);
  expect(Math.max(...moved)).toBeLessThanOrEqual(2);
});

async function frames(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await new Promise((done) => requestAnimationFrame(done));
}
