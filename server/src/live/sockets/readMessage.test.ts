import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readMessage } from "./readMessage.ts";

test("a move as browsers write it is read", () => {
  expect(readMessage('{"type":"move","x":12,"y":-7}')).toEqual({ type: "move", x: 12, y: -7 });
});

test("a move written otherwise is read just the same", () => {
  expect(readMessage('{ "y": -7, "x": 12, "type": "move" }')).toEqual({ type: "move", x: 12, y: -7 });
});

test.each([
  "",
  "null",
  "[]",
  "{}",
  '{"type":"move"}',
  '{"type":"move","x":1.5,"y":0}',
  '{"type":"move","x":1e999,"y":0}',
  '{"type":"move","x":"1","y":0}',
  '{"type":"move","x":1,"y":2,"z":3}',
  '{"type":"speaking","level":10}',
  '{"type":"nonsense"}',
  '{"type":"__proto__"}',
  '{"type":"call","id":"short","operation":"joinRoom","input":{}}',
])("%s is no message", (text) => {
  expect(readMessage(text)).toBeNull();
});

test("whatever comes is a message or none, and never an exception", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readMessage(text) ?? null).toSatisfy(
        (message: unknown) => message === null || typeof message === "object",
      );
    }),
  );
});
