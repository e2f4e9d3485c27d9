import { newId } from "@atrium/contract";
import type { AccountId, CaptionLine } from "@atrium/contract";
import { expect, test } from "vitest";
import { NO_CAPTIONS, SHOWN_FOR_MS, lostChanged, shownNow, withLine } from "./captionLines.ts";

const accountId = newId<AccountId>();
const line = (change: Partial<CaptionLine> = {}): CaptionLine => ({
  accountId,
  name: "Kofi",
  line: 1,
  text: "Hello",
  spoken: "en",
  original: null,
  isFinal: false,
  ...change,
});
const read = (...lines: readonly CaptionLine[]) =>
  lines.reduce((captions, each, at) => withLine(captions, each, at * 1000), NO_CAPTIONS);

test("a sentence grows in its place, and stays as it was finished", () => {
  const { lines } = read(
    line(),
    line({ text: "Hello all" }),
    line({ text: "Hello all.", isFinal: true }),
    line({ text: "late" }),
  );
  expect(lines.map(({ text, atMs }) => [text, atMs])).toEqual([["Hello all.", 0]]);
});

test("much later the same number is another sentence, as of a program that was started again", () => {
  const later = withLine(read(line({ isFinal: true })), line({ text: "Good" }), 120_000);
  const { lines } = withLine(later, line({ text: "Good evening", isFinal: true }), 121_000);
  expect(lines.map(({ text, atMs }) => [text, atMs])).toEqual([
    ["Hello", 0],
    ["Good evening", 120_000],
  ]);
});

test("the newest of many lines are kept", () => {
  const many = read(...Array.from({ length: 150 }, (_, at) => line({ line: at })));
  expect([many.lines.length, many.lines[0]?.line, many.lines.at(-1)?.line]).toEqual([100, 50, 149]);
});

test("what somebody said right before goes on; another's words do not, and old ones are gone", () => {
  const two = read(line({ isFinal: true }), line({ line: 2, text: "All" }));
  expect(shownNow(two, 1000)).toMatchObject({ before: "Hello", line: { text: "All" } });
  const others = read(line({ isFinal: true }), line({ accountId: newId<AccountId>(), line: 2, text: "Hi" }));
  expect(shownNow(others, 1000)).toMatchObject({ before: "", line: { text: "Hi" } });
  expect(shownNow(two, 1001 + SHOWN_FOR_MS)).toBeNull();
});

test("a sentence stays for as long as it goes on, also after a shorter one that somebody else began later", () => {
  const late = 3 * SHOWN_FOR_MS;
  const long = withLine(read(line()), line({ text: "Hello all of you" }), late);
  expect(shownNow(long, late + 1000)).toMatchObject({ line: { text: "Hello all of you", atMs: 0 } });
  const other = line({ accountId: newId<AccountId>(), text: "Hi", isFinal: true });
  const both = withLine(read(line(), other), line({ text: "Hello all of you" }), late);
  expect(shownNow(both, 2000)?.line.text).toBe("Hi");
  expect(shownNow(both, late + 1000)?.line.text).toBe("Hello all of you");
});

test("a speaker is lost until they are read again", () => {
  const lost = lostChanged(NO_CAPTIONS, accountId, true);
  expect([...lost.lost]).toEqual([accountId]);
  expect(withLine(lost, line(), 0).lost.size).toBe(0);
});
