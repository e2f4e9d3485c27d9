import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog, pathOf } from "./log.ts";

function record(): { lines: () => string; log: ReturnType<typeof createLog> } {
  let text = "";
  const to = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { lines: () => text, log: createLog({ level: "debug", to }) };
}

test("secrets and names stay out of the log", () => {
  const { lines, log } = record();
  log.info(
    { email: "mira@kite.studio", input: { code: "123456", password: "swordfish", name: "Mira" }, token: "t0k3n" },
    "call",
  );
  expect(lines()).toContain('"msg":"call"');
  expect(lines()).not.toMatch(/mira|123456|swordfish|t0k3n/i);
});

test("a failed query is told without its parameters", () => {
  const { lines, log } = record();
  const cause = new Error("duplicate key");
  log.error(
    { err: new Error(`Failed query: insert into "accounts" ${"x".repeat(80)} params: mira@kite.studio`, { cause }) },
    "failed",
  );
  expect(lines()).toContain("duplicate key");
  expect(lines()).not.toContain("mira");
});

test("line breaks of others cannot make up lines of the log", () => {
  const { lines, log } = record();
  log.info({ reason: 'x\n{"level":"fatal"}\u001b[31m' }, "said");
  expect(lines().trim().split("\n")).toHaveLength(1);
  expect(lines()).not.toContain("\u001b");
});

test("of an address only the path is kept", () => {
  expect(pathOf("/s/x?pass=secret#y")).toBe("/s/x");
  expect(pathOf("/s/x")).toBe("/s/x");
});
