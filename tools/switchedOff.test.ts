import { expect, test } from "vitest";
import { switchedOff } from "./switchedOff.ts";

/** The samples contain a `~` inside the words searched for, since this file would be reported otherwise. */
const whole = (sample: string): string => sample.replaceAll("~", "");

test.each([
  "// oxlint-dis~able-next-line no-console",
  "/* eslint-dis~able */",
  "/* stylelint-dis~able color-no-hex */",
  "// @ts-exp~ect-error later",
  "// @ts-ign~ore",
  "// @ts-no~check",
  "/* v8 ign~ore next */",
  "/* c8 ign~ore start */",
  "// oxfmt-ign~ore",
])("a comment that silences is found wherever it stands: %s", (sample) => {
  const comment = whole(sample);
  expect(switchedOff("web/src/x.ts", `const a = 1;\n  ${comment}\n`)).toEqual([{ line: 2, says: comment }]);
});

test.each([
  'test.sk~ip("x", run);',
  'test.describe.sk~ip("x", run);',
  'test.describe.parallel.on~ly("x", run);',
  'test.fix~me("x", run);',
  'test.to~do("x");',
  'test.fa~il("x", run);',
  'it.sk~ipIf(isWindows)("x", run);',
  'describe.ru~nIf(hasGo)("x", run);',
  'test.on~ly.each(rows)("x", run);',
  "const maybe = hasGo ? test : test.sk~ip;",
  "testInfo.sk~ip(!hasGo);",
  'test("x", ({ skip }) => sk~ip());',
  'test("x", { sk~ip: true }, run);',
])("a test that does not run, or runs alone, is found: %s", (sample) => {
  const line = whole(sample);
  expect(switchedOff("e2e/journeys/x.spec.ts", line)).toEqual([{ line: 1, says: line }]);
  expect(switchedOff("web/src/x.test.tsx", line)).toHaveLength(1);
});

test("what only sounds like it is let pass", () => {
  const innocent = [
    "expect.fail(why);",
    "send({ skip: next.skip ?? 0 });",
    "if (fails(life)) return;",
    "test.each(rows)(x);",
  ];
  expect(switchedOff("web/src/x.test.ts", innocent.join("\n"))).toEqual([]);
  expect(switchedOff("server/src/moveFrame.ts", whole("if (!text.sk~ip(OPENING)) return null;"))).toEqual([]);
});
