import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SectionBook } from "./sectionBook.ts";

test("a section goes to one holder of its kind", () => {
  const book = new SectionBook<string>();
  book.open("0", "audio");
  expect(book.place("camera", "video")).toBeNull();
  expect(book.place("voice", "audio")).toBe("0");
  expect(book.place("other", "audio")).toBeNull();
  expect(book.holderOf("0")).toBe("voice");
});

test("a dropped section gives its holder back", () => {
  const book = new SectionBook<string>();
  book.open("0", "audio");
  book.place("voice", "audio");
  expect(book.drop("0")).toBe("voice");
  expect(book.sections).toEqual([]);
});

test("whatever happens, a section is inactive for a whole round between two holders", () => {
  const step = fc.oneof(fc.constant("round" as const), fc.constant("place" as const), fc.constant("release" as const));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const book = new SectionBook<number>();
      book.open("0", "audio");
      const answers: (number | null)[] = [];
      let holder = 0;
      for (const each of steps) {
        if (each === "round") {
          book.beginRound();
          book.place((holder += 1), "audio");
          answers.push(book.holderOf("0"));
        } else if (each === "release") book.release(book.holderOf("0") ?? -1);
      }
      answers.forEach((held, index) => {
        const before = answers[index - 1];
        expect(held === null || before === null || before === undefined || before === held).toBe(true);
      });
    }),
  );
});
