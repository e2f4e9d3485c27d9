import type { AccountId } from "@atrium/contract";
import { newId } from "@atrium/contract";
import { expect, test } from "vitest";
import { plainWords } from "./plainWords.ts";

test("a line about a message shows its words, not the signs that mark them", () => {
  const ivan = newId<AccountId>();
  const content = `**Thursday** at _four_, see \`door.fig\` and https://atrium.example/_a_b, <@${ivan} Ivan> and <@everyone>`;
  expect(plainWords(content, "all")).toBe(
    "Thursday at four, see door.fig and https://atrium.example/_a_b, @Ivan and @all",
  );
});

test("what marks nothing stays, and a mention that was cut goes", () => {
  expect(plainWords("2 * 3 * 4, snake_case_name, 5 `", "all")).toBe("2 * 3 * 4, snake_case_name, 5 `");
  expect(plainWords("Ask <@V1StGXR8", "all")).toBe("Ask ");
});
