import { expect, test } from "vitest";
import { askedPart, partOf, rangeHeader } from "./byteRange.ts";

const of = (header: string, bytes = 100) => {
  const asked = askedPart(header);
  return asked === null ? "whole" : partOf(asked, bytes);
};

test("one part is given, as far as the file goes", () => {
  expect(of("bytes=0-9")).toEqual({ first: 0, last: 9 });
  expect(of("bytes=40-")).toEqual({ first: 40, last: 99 });
  expect(of("bytes=90-400")).toEqual({ first: 90, last: 99 });
  expect(of("bytes=-10")).toEqual({ first: 90, last: 99 });
  expect(of("bytes=-400")).toEqual({ first: 0, last: 99 });
});

test("what the file does not have is nothing", () => {
  for (const header of ["bytes=100-", "bytes=100-200", "bytes=-0"]) expect(of(header), header).toBeNull();
  expect(of("bytes=0-", 0)).toBeNull();
  expect(of("bytes=-5", 0)).toBeNull();
});

test("whatever else is asked for is the whole file", () => {
  const others = ["", "bytes=", "bytes=-", "bytes=5-4", "bytes=0-1,3-4", "lines=0-1", "bytes=a-b", "bytes=1-2 "];
  for (const header of others) expect(of(header), header).toBe("whole");
  expect(askedPart(undefined)).toBeNull();
});

test("it is asked of another store in the same words", () => {
  for (const header of ["bytes=0-9", "bytes=40-", "bytes=-10"]) {
    const asked = askedPart(header);
    expect(asked === null ? "" : rangeHeader(asked)).toBe(header);
  }
});
