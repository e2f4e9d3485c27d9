import { aChatMessage, anAuthor } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const author = anAuthor(undefined, "Boris");
const messages = Array.from({ length: 60 }, (_, index) =>
  aChatMessage({ position: index + 1, author, content: `Word ${index + 1}` }),
);

/** A chat that is scrolled to its newest message, read up to a position. */
async function opened(readPosition: number) {
  await drawn(
    <div data-room style={{ display: "flex", height: 600 }}>
      <FixtureChat messages={messages} readPosition={readPosition} />
    </div>,
  );
  await expect.element(word(60)).toBeInViewport();
}
const word = (position: number) => page.getByText(`Word ${position}`, { exact: true });
const jump = () => page.getByRole("button", { name: /^Jump to \d/ });

test("unread messages that begin above are jumped to: the first of them is in sight and marked, and the way there is gone", async () => {
  await opened(20);
  await expect.element(jump()).toHaveTextContent("Jump to 40 new");
  await userEvent.click(jump());
  await expect.element(word(21)).toBeInViewport();
  await expect.element(page.getByText("40 new", { exact: true })).toBeInViewport();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: /Word 21$/ }))
    .toHaveAttribute("data-target", "true");
  await expect.element(jump()).not.toBeInTheDocument();
});

test("unread messages that are all in sight need no way to them", async () => {
  await opened(59);
  await expect.element(page.getByText("1 new", { exact: true })).toBeInViewport();
  expect(jump().elements()).toEqual([]);
});

test("a chat that is read offers no way to new messages", async () => {
  await opened(60);
  expect(jump().elements()).toEqual([]);
});

test("unread messages that begin just above what is in sight are jumped to, although their line is drawn already", async () => {
  await opened(50);
  const line = page.getByText("10 new", { exact: true });
  await expect.element(line).toBeInViewport();
  const panel = document.querySelector<HTMLElement>("[data-room] > *");
  if (panel !== null) panel.style.height = "300px";
  await expect.element(line).toBeInTheDocument();
  await expect.element(line).not.toBeInViewport();
  await userEvent.click(jump());
  await expect.element(word(51)).toBeInViewport();
  await expect.element(jump()).not.toBeInTheDocument();
});
