import { newId, type ChatMessage } from "@atrium/contract";
import { aChatMessage } from "@atrium/testkit/chatBuilders";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { FixtureChat } from "../fixtures/FixtureChat.tsx";

const quoted = { id: newId<ChatMessage["id"]>(), position: 1, name: "Marina", excerpt: "Tea?", isDeleted: false };
const face = { palette: "", avatarAppearance: "letter", avatarUrl: null };

test("what an answer quotes stands beside the face of whoever said it", async () => {
  const messages = [quoted, { ...quoted, face }].map((replyTo, index) =>
    aChatMessage({ position: index + 2, content: `Answer ${index}`, replyTo }),
  );
  await drawn(<FixtureChat messages={messages} />);
  const quotes = page.getByRole("button", { name: /^Marina/ });
  await expect.element(page.getByText("Answer 1")).toBeVisible();
  expect(quotes.elements()).toHaveLength(2);
  expect(quotes.elements().map((quote) => quote.querySelectorAll("[data-face]").length)).toEqual([0, 1]);
  // The rule of the name is not the letter's: a wide one would be cut.
  const letters = quotes.elements().flatMap((quote) => [...quote.querySelectorAll("[data-letter]")]);
  expect(letters.map((letter) => getComputedStyle(letter).overflow)).toEqual(["visible"]);
});
