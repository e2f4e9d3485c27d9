import { newId } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { asContent, isMentioned, mentionsIn, plainMentions, withMentions } from "./mentions.ts";

const [annaId, otherId] = [newId<AccountId>(), newId<AccountId>()];
const anna = { accountId: annaId, name: "Anna" };
const longer = { accountId: otherId, name: "Anna-Maria K. (sales)" };
const people = [anna, longer];

test("a written name becomes a mention of whom it stands for, the longest first, and no part of a word does", () => {
  const content = asContent("@Anna and @Anna-Maria K. (sales): mail@Anna, @Annabel", { people, everyone: null });
  expect(content).toBe(`<@${annaId} Anna> and <@${otherId} Anna-Maria K. (sales)>: mail@Anna, @Annabel`);
  expect(mentionsIn(content)).toEqual({ people, everyone: false });
  expect(isMentioned(content, annaId)).toBe(true);
  expect(isMentioned(content, newId<AccountId>())).toBe(false);
});

test("everybody is mentioned by those who may, in the words of whoever writes and whoever reads", () => {
  const content = asContent("@все, сбор", { people: [], everyone: "все" });
  expect(content).toBe("<@everyone>, сбор");
  expect(isMentioned(content, annaId)).toBe(true);
  expect(plainMentions(content, "everyone")).toBe("@everyone, сбор");
  expect(asContent("@все, сбор", { people: [], everyone: null })).toBe("@все, сбор");
});

test("mentions that do not hold stay as words", () => {
  const content = `<@${annaId} Anna> <@${otherId} The boss> <@everyone>`;
  expect(withMentions(content, (named) => named !== "everyone" && named.accountId === annaId)).toBe(
    `<@${annaId} Anna> @The boss @everyone`,
  );
});

test("an excerpt that ends within a mention ends before it", () => {
  expect(plainMentions(`Ask <@${annaId} An`, "everyone")).toBe("Ask ");
  expect(plainMentions("Ask <@every", "everyone")).toBe("Ask ");
  expect(plainMentions("2 <@ 3", "everyone")).toBe("2 <@ 3");
});

test("whatever is written is read the same again", () => {
  const pieces = array(
    constantFrom("@Anna", "@Anna-Maria K. (sales)", "@", "Anna", " ", ",", ".", "x", "é", "\n", "👍"),
  );
  assert(
    property(pieces, (words) => {
      const written = words.join("");
      expect(plainMentions(asContent(written, { people, everyone: "all" }), "all")).toBe(written);
    }),
  );
});
