import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildBindingSuccess, buildStun, parseStun, verifyIntegrity } from "./stunMessage.ts";

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(/\s/g, ""), "hex");
const password = "VOkJxbRl1RmTxUk/WvJxBt";
const publishedRequest = hex(`000100582112a442b7e7a701bc34d686fa87dfae
  802200105354554e207465737420636c69656e74 002400046e0001ff 80290008932ff9b151263b36
  000600096576746a3a68367659202020 000800149aeaa70cbfd8cb56781ef2b5b2d3f249c1b571a2 80280004e57a3bcf`);

test("the request published in RFC 5769 is read and proven", () => {
  const message = parseStun(publishedRequest);
  expect(message).toMatchObject({ kind: "request", username: "evtj:h6vY", useCandidate: false });
  expect(message !== null && verifyIntegrity(publishedRequest, message, password)).toBe(true);
  expect(message !== null && verifyIntegrity(publishedRequest, message, "another password")).toBe(false);
});

test.each([
  { ip: "192.0.2.1", port: 32853, value: "0001a147e112a643" },
  { ip: "::ffff:192.0.2.1", port: 32853, value: "0001a147e112a643" },
  { ip: "2001:db8:1234:5678:11:2233:4455:6677", port: 32853, value: "0002a1470113a9faa5d3f179bc25f4b5bed2b9d9" },
  { ip: "::1", port: 1, value: "000221132112a442b7e7a701bc34d686fa87dfaf" },
])("the answer to $ip carries the address as RFC 5769 shows", ({ ip, port, value }) => {
  const request = parseStun(publishedRequest);
  if (request === null) throw new Error("the published request parses");
  const answer = buildBindingSuccess(request, { ip, port }, password);
  const message = parseStun(answer);
  expect(message?.kind).toBe("success");
  expect(message !== null && verifyIntegrity(answer, message, password)).toBe(true);
  expect(answer.subarray(24, 24 + value.length / 2).toString("hex")).toBe(value);
});

test("a changed bit anywhere breaks a message", () => {
  fc.assert(
    fc.property(fc.nat({ max: publishedRequest.length * 8 - 1 }), (bit) => {
      const changed = Buffer.from(publishedRequest);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const message = parseStun(changed);
      expect(message !== null && verifyIntegrity(changed, message, password)).toBe(false);
    }),
  );
});

test("nominations and user names are read only where integrity covers them", () => {
  const transactionId = Buffer.alloc(12, 7);
  const nominated = buildStun(0x0001, transactionId, { attributes: [[0x0025, Buffer.alloc(0)]], password });
  expect(parseStun(nominated)).toMatchObject({ useCandidate: true, username: "" });
});

test("random bytes never throw", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(parseStun(Buffer.from(bytes))).toBeNull();
    }),
  );
});
