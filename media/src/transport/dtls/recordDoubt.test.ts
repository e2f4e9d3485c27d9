import { expect, test } from "vitest";
import { RecordDoubt } from "./recordDoubt.ts";

const record = Buffer.alloc(60);
const tried = (doubt: RecordDoubt, count: number, nowMs: number): number =>
  Array.from({ length: count }, () => doubt.mayTry(record, nowMs)).filter(Boolean).length;

test("records that do not open are tried now and then only", () => {
  const doubt = new RecordDoubt();
  expect(tried(doubt, 1000, 1000)).toBe(512);
  expect(tried(doubt, 1000, 1050)).toBe(0);
  expect(tried(doubt, 1000, 1100)).toBe(512);
});

test("a peer whose records open is heard whole", () => {
  const doubt = new RecordDoubt();
  for (let heard = 0; heard < 1000; heard++) {
    expect(doubt.mayTry(record, 1000)).toBe(true);
    doubt.clear();
  }
});

test("what is too short to open is not tried, and counts for nothing", () => {
  const doubt = new RecordDoubt();
  for (let sent = 0; sent < 1000; sent++) expect(doubt.mayTry(Buffer.alloc(13), 1000)).toBe(false);
  expect(doubt.mayTry(record, 1000)).toBe(true);
});
