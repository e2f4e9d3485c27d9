import { expect, test } from "vitest";
import { z } from "zod";
import { DownMessage } from "./down.ts";
import { recordedDown, recordedUp } from "./recorded/messages1.ts";
import { UpMessage } from "./up.ts";
import { OLDEST_PROTOCOL, PROTOCOL } from "./version.ts";

const kinds = (union: typeof UpMessage | typeof DownMessage) => union.options.map((each) => each.shape.type.value);
const named = (messages: readonly { type: string }[]) => messages.map((message) => [message.type, message] as const);

test.each(named(recordedUp))("a recorded %s message is still taken by the server", (_type, message) => {
  expect(UpMessage.parse(message)).toEqual(message);
});

test.each(named(recordedDown))("a recorded %s message is still understood by the browser", (_type, message) => {
  expect(DownMessage.parse(message)).toEqual(message);
});

test("every kind of message is recorded", () => {
  const recorded = (messages: readonly { type: string }[]) => new Set<string>(messages.map(({ type }) => type));
  expect(recorded(recordedUp)).toEqual(new Set(kinds(UpMessage)));
  expect(recorded(recordedDown)).toEqual(new Set(kinds(DownMessage)));
});

test("the oldest protocol is not newer than this one", () => {
  expect(OLDEST_PROTOCOL).toBeLessThanOrEqual(PROTOCOL);
});

/**
 * When this fails, the wire has changed, and a browser and a server of different versions may meet. Added kinds and
 * optional fields are fine: put the new fingerprint here. Anything else needs a new number in `version.ts`, a fingerprint
 * under it and recorded messages of its own.
 */
const FINGERPRINTS: Readonly<Record<number, string>> = { 1: "6e225e24" };

test("the protocol has the fingerprint recorded for its number", () => {
  const schema = { up: z.toJSONSchema(UpMessage), down: z.toJSONSchema(DownMessage) };
  expect(fingerprint(JSON.stringify(schema))).toBe(FINGERPRINTS[PROTOCOL]);
});

/** FNV-1a in 32 bits; the contract has no cryptography and needs none here. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const symbol of text) hash = Math.imul(hash ^ (symbol.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
