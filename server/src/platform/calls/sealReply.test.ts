import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openReply, sealReply } from "./sealReply.ts";

const key = randomBytes(32);
const reply = { success: { ticket: "ticket-of-somebody", email: "mira@example.org", names: ["Щука", "👋"] } };

test("a sealed reply comes back as it was, keys in their order", () => {
  expect(JSON.stringify(openReply(key, sealReply(key, reply)))).toBe(JSON.stringify(reply));
});

test("nothing of a sealed reply can be read, and the same one looks different each time", () => {
  const sealed = sealReply(key, reply);
  for (const bytes of [sealed, Buffer.from(sealed, "base64").toString("latin1")]) expect(bytes).not.toContain("ticket");
  expect(sealReply(key, reply)).not.toBe(sealed);
});

test("another key opens nothing, and neither is a changed one opened", () => {
  const sealed = sealReply(key, reply);
  expect(() => openReply(randomBytes(32), sealed)).toThrow("authenticate");
  const bytes = Buffer.from(sealed, "base64");
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => openReply(key, bytes.toString("base64"))).toThrow("authenticate");
});
