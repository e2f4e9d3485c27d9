import * as fc from "fast-check";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { expect, test } from "vitest";
import { FrameCursor } from "./frameCursor.ts";
import { tapMoves } from "./moveTap.ts";
import { maskedFrame } from "./testing/maskedFrame.ts";

const move = (x: number) => maskedFrame(JSON.stringify({ type: "move", x, y: 0 }));
const other = (t: number) => maskedFrame(JSON.stringify({ type: "pong", t }));

/** A tapped socket with a reader; `heard` records what came on which path, in order. */
function arrange({ head = Buffer.alloc(0), isReading = true }: { head?: Buffer; isReading?: boolean } = {}) {
  const socket = new PassThrough();
  const heard: (number | "rest")[] = [];
  const rest: Buffer[] = [];
  const read = () => {
    socket.on("data", (chunk: Buffer) => {
      rest.push(chunk);
      heard.push("rest");
    });
  };
  if (isReading) read();
  if (head.length > 0) socket.unshift(head);
  tapMoves(socket, head, ({ x }) => heard.push(x));
  const settle = () => new Promise<void>((done) => void setImmediate(done));
  return { socket, heard, rest, read, settle };
}

test("moves go around, everything else goes through, in order", async () => {
  const { socket, heard, rest, settle } = arrange();
  for (const chunk of [move(1), other(2), move(3), Buffer.concat([move(4), move(5), other(6)])]) {
    socket.write(chunk);
    await settle();
  }
  expect(heard).toEqual([1, "rest", 3, 4, 5, "rest"]);
  expect(Buffer.concat(rest)).toEqual(Buffer.concat([other(2), other(6)]));
});

test("what came along with the handshake is read first, moves among it too", async () => {
  const head = Buffer.concat([move(1), other(2)]);
  const { socket, heard, rest, settle } = arrange({ head });
  await settle();
  socket.write(move(3));
  await settle();
  expect(heard).toEqual(["rest", 3]);
  expect(Buffer.concat(rest)).toEqual(head);
});

test("a handshake that brought half a message keeps moves on the way through until it is whole", async () => {
  const whole = other(1);
  const { socket, heard, settle } = arrange({ head: whole.subarray(0, 3) });
  await settle();
  socket.write(Buffer.concat([whole.subarray(3), move(2)]));
  await settle();
  socket.write(move(3));
  await settle();
  expect(heard.filter((each) => each !== "rest")).toEqual([3]);
});

test("a move behind bytes that nobody took yet waits behind them", async () => {
  const { socket, heard, rest, read, settle } = arrange({ isReading: false });
  socket.write(other(1));
  await settle();
  socket.write(move(2));
  await settle();
  expect(heard).toEqual([]);
  read();
  await settle();
  expect(Buffer.concat(rest)).toEqual(Buffer.concat([other(1), move(2)]));
});

test("inside a message of many parts nothing goes around", async () => {
  const { socket, heard, rest, settle } = arrange();
  const parts = [maskedFrame("{", { isFinal: false }), move(1), maskedFrame("}", { opcode: 0 })];
  socket.write(Buffer.concat(parts));
  await settle();
  expect(heard).not.toContain(1);
  expect(Buffer.concat(rest)).toEqual(Buffer.concat(parts));
});

test("however the bytes are cut, nothing is lost and the rest stays whole frames", async () => {
  const frames = fc.array(fc.record({ isMove: fc.boolean(), value: fc.nat(1000) }), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(frames, fc.array(fc.nat(), { maxLength: 6 }), async (said, seeds) => {
      const { socket, heard, rest, settle } = arrange();
      const bytes = Buffer.concat(said.map(({ isMove, value }) => (isMove ? move(value) : other(value))));
      const cuts = seeds.map((seed) => seed % bytes.length).toSorted((a, b) => a - b);
      for (const [at, from] of [0, ...cuts].entries()) {
        socket.write(bytes.subarray(from, cuts[at] ?? bytes.length));
        await settle();
      }
      const cursor = new FrameCursor();
      cursor.pass(Buffer.concat(rest));
      expect(cursor.isBetweenMessages).toBe(true);
      const around = heard.filter((each) => each !== "rest").reduce((sum, x) => sum + move(x).length, 0);
      expect(around + Buffer.concat(rest).length).toBe(bytes.length);
    }),
  );
});

test("the end of what arrives is the end of what is read", async () => {
  const { socket, heard } = arrange();
  socket.end(move(1));
  await finished(socket);
  expect(heard).toEqual([1]);
});
