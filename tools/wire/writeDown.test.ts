import { expect, test } from "vitest";
import { z } from "zod";
import { fingerprintOf } from "../../contract/src/live/recorded/wire.ts";
import { writeDown } from "./writeDown.ts";

const Notice = z.object({ id: z.string(), text: z.string() });
const Signed = Notice.extend({ byName: z.string().optional() });
const notice = { fingerprint: fingerprintOf(Notice), examples: [{ id: "n", text: "Quiet please" }] };
const none: ReadonlySet<string> = new Set();

test("a kind that is new is written down, one that is known stays as it is", () => {
  const { kinds, added, refused } = writeDown({ notice: Notice, sign: Notice }, { notice }, none);
  expect(kinds).toEqual({ notice, sign: { fingerprint: notice.fingerprint, examples: [{ id: "id", text: "text" }] } });
  expect({ added, refused }).toEqual({ added: ["sign"], refused: [] });
});

test("a kind that has changed is left alone until it is named, and then has an example more", () => {
  expect(writeDown({ notice: Signed }, { notice }, none)).toMatchObject({ kinds: { notice }, added: [] });
  const { kinds, refused } = writeDown({ notice: Signed }, { notice }, new Set(["notice"]));
  const examples = [...notice.examples, { id: "id", text: "text", byName: "byName" }];
  expect(kinds).toEqual({ notice: { fingerprint: fingerprintOf(Signed), examples } });
  expect(refused).toEqual([]);
});

test("a kind that no longer understands what was sent once is never recorded", () => {
  const Numbered = Notice.extend({ number: z.int() });
  const { kinds, refused } = writeDown({ notice: Numbered }, { notice }, new Set(["notice"]));
  expect(kinds).toEqual({ notice });
  expect(refused).toEqual([expect.stringContaining("another protocol")]);
});

test("what no longer stands on the wire is not forgotten by itself", () => {
  expect(writeDown({}, { notice }, none).kinds).toEqual({ notice });
});
