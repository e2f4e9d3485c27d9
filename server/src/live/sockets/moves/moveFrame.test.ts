import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readMoveFrame } from "./moveFrame.ts";
import { readMessage } from "../readMessage.ts";
import { maskedFrame } from "./testing/maskedFrame.ts";

const read = (text: string) => readMoveFrame(maskedFrame(text), 0);

test("a move as browsers write it is read, wherever in the chunk it lies", () => {
  const move = maskedFrame('{"type":"move","x":12,"y":-7}');
  const chunk = Buffer.concat([Buffer.from("before"), move, Buffer.from("after")]);
  expect(readMoveFrame(chunk, 6)).toEqual({ move: { type: "move", x: 12, y: -7 }, bytes: move.length });
});

test.each([
  "",
  "{}",
  '{ "type": "move", "x": 1, "y": 2 }',
  '{"type":"move","x":1}',
  '{"type":"move","x":1,"y":2',
  '{"type":"move","x":1,"y":2}}',
  '{"type":"move","x":1.5,"y":2}',
  '{"type":"move","x":,"y":2}',
  '{"type":"move","x":-,"y":2}',
  '{"type":"move","x":01,"y":2}',
  '{"type":"move","x":1234567890123,"y":2}',
  '{"type":"move","x":1,"y":2,"z":3}',
  '{"type":"pong","t":0}          ',
])("%s is left to the general reader", (text) => {
  expect(read(text)).toBeNull();
});

test.each([{ isFinal: false }, { opcode: 2 }, { opcode: 0 }])(
  "a move in a frame of another kind is left: %o",
  (kind) => {
    expect(readMoveFrame(maskedFrame('{"type":"move","x":1,"y":2}', kind), 0)).toBeNull();
  },
);

test("an unmasked move is left, as only browsers' frames are masked", () => {
  const text = '{"type":"move","x":1,"y":2}';
  expect(readMoveFrame(Buffer.from(`\x81${String.fromCharCode(text.length)}${text}`, "latin1"), 0)).toBeNull();
});

test("a part of a frame is left", () => {
  const frame = maskedFrame('{"type":"move","x":12,"y":-7}');
  for (let length = 0; length < frame.length; length += 1)
    expect(readMoveFrame(frame.subarray(0, length), 0)).toBeNull();
});

test("the short way reads what the long way reads", () => {
  const whole = fc.integer({ min: -1e12, max: 1e12 }).filter((value) => Math.abs(value) < 1e12);
  fc.assert(
    fc.property(whole, whole, (x, y) => {
      const text = JSON.stringify({ type: "move", x, y });
      expect(read(text)?.move).toEqual(readMessage(text));
    }),
  );
});
