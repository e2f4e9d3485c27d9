import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
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

test("a chat opens at its newest message, also for whoever wants less movement", async () => {
  const lines = Array.from({ length: 6 }, () => "a line").join("\n");
  const few = [1, 2, 3, 4, 5].map((position) =>
    aChatMessage({ position, author, content: `Word ${position} ${lines}` }),
  );
  // Not in its types.
  const browser = cdp() as unknown as { send: (what: string, how: object) => Promise<void> };
  const lessMotion = (value: string) =>
    browser.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
  onTestFinished(() => lessMotion(""));
  await lessMotion("reduce");
  await drawn(
    <div data-room style={{ display: "flex", height: 600 }}>
      <FixtureChat messages={few} />
    </div>,
  );
  await expect.element(page.getByText(/^Word 5 /)).toBeVisible();
  const frame = page.getByRole("list", { name: "Messages" }).element().parentElement;
  const hidden = () => (frame?.scrollHeight ?? 0) - (frame?.clientHeight ?? 0);
  await expect.poll(hidden).toBeGreaterThan(48);
  await expect.poll(() => hidden() - (frame?.scrollTop ?? 0)).toBeLessThan(2);
});
