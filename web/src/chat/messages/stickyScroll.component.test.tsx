import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const author = anAuthor(undefined, "Anna");
const messages = Array.from({ length: 60 }, (_, index) =>
  aChatMessage({ position: index + 1, author, content: `Word ${index + 1} ${"and so on ".repeat(index % 7)}` }),
);
const last = page.getByText(/^Word 60 /);

test("the newest message stays in sight when the chat is left less room, as by a keyboard on the screen", async () => {
  await drawn(
    <div data-room style={{ display: "flex", height: 600 }}>
      <FixtureChat messages={messages} />
    </div>,
  );
  await expect.element(last).toBeInViewport();
  const frame = last.element().closest("ol")?.parentElement;
  const toBottom = () => (frame?.scrollHeight ?? 0) - (frame?.scrollTop ?? 0) - (frame?.clientHeight ?? 0);
  await expect.poll(toBottom).toBeLessThan(2);
  const before = frame?.clientHeight ?? 0;
  const panel = frame?.closest<HTMLElement>("[data-room] > *");
  if (panel !== null && panel !== undefined) panel.style.height = "360px";
  await expect.poll(() => frame?.clientHeight).toBeLessThan(before);
  await expect.poll(toBottom).toBeLessThan(2);
});
