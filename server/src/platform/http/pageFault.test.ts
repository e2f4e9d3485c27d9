import fastify from "fastify";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createSites } from "./sites.ts";
import { pageFault } from "./pageFault.ts";
import { PageFile } from "./pageFile.ts";
import { addPageFiles } from "./pageFiles.ts";

const app = fastify();
const folder = mkdtempSync(join(tmpdir(), "atrium-pages-"));
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a page that fails is told without its path, which can be a sign-in link", async () => {
  const lines: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(String(chunk));
    done();
  };
  app.setErrorHandler(pageFault(createLog({ level: "error", to: new Writable({ write }) })));
  const sites = createSites({ publicUrl: null, isLoopback: true });
  const [page, cookies] = [new PageFile(folder), { secure: false }];
  const operator = { supportEmail: null, termsUrl: null, privacyUrl: null };
  const [rootLinks, mayAsk] = [async () => null, () => true];
  const facts = { tagManagerId: null, hasGoogle: false, operator, captions: null, rootLinks, mayAsk };
  await addPageFiles(app, { folder, page, cookies, sites, outbox: null, ...facts });
  mkdirSync(join(folder, "index.html"));
  for (const url of ["/magiclink/k3y/c0de?c0de", "/"])
    expect(await app.inject({ url })).toMatchObject({ statusCode: 500, body: '{"unknownError":{}}' });
  expect(lines).toEqual([expect.stringContaining('"route":"page"'), expect.stringContaining('"route":"/"')]);
  expect(lines.join("")).toContain("EISDIR");
  expect(lines.join("")).not.toMatch(/magiclink|k3y|c0de/);
});
