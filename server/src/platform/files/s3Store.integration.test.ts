import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createS3Store } from "./s3Store.ts";

/** A status with which nothing is answered. */
const NEVER = 0;
/** What the server answers to each method; else there is no such object. */
let answers: Partial<Record<string, { status: number; headers?: Record<string, string>; body?: string }>> = {};
const server = createServer((request, response) => {
  if (answers[request.method ?? ""]?.status === NEVER) return;
  const { status, headers = {}, body } = answers[request.method ?? ""] ?? { status: 404 };
  response.writeHead(status, headers).end(body);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const access = { region: "us-east-1", bucket: "atrium", key: "storekey", secret: "storesecret" };
const store = createS3Store({ ...access, endpoint: `http://127.0.0.1:${port}` });
beforeEach(() => (answers = {}));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const key = "k".repeat(32);
const beyond = { first: 1000, last: null };

test("an object that is removed while its length is asked for is not there", async () => {
  const body = "<Error><Code>InvalidRange</Code></Error>";
  answers = { GET: { status: 416, headers: { "content-type": "application/xml" }, body } };
  expect(await store.read(key, beyond)).toBeNull();
});

test("a part that does not say of how much it is one is no answer, and never the whole", async () => {
  const answer = { status: 206, headers: { "content-range": "bytes 0-3/*", "content-length": "4" }, body: "part" };
  answers = { GET: answer };
  await expect(store.read(key, { first: 0, last: 3 })).rejects.toThrow("did not say of how much");
});

test("a server that knows no parts gives the whole", async () => {
  answers = { GET: { status: 200, headers: { "content-length": "5" }, body: "whole" } };
  expect(await store.read(key, { first: 0, last: 3 })).toMatchObject({ bytes: 5, part: null });
});

test("removing from a server that does not answer is given up, and says so", async () => {
  answers = { DELETE: { status: NEVER } };
  const impatient = createS3Store({ ...access, endpoint: `http://127.0.0.1:${port}`, removeWithinMs: 100 });
  await expect(impatient.remove(key)).rejects.toThrow(/abort/iu);
});
