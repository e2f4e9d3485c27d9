import { newId } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import fastify from "fastify";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { PageFile } from "./pageFile.ts";
import { addPageFiles } from "./pageFiles.ts";
import { createSites } from "./sites.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-pages-"));
writeFileSync(join(folder, "index.html"), "<!doctype html><html><head></head><body></body></html>");
const app = fastify();
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test("the page of a host that leads to one place says which; pages of the installation say nothing of the kind", async () => {
  const placeNamed = (name: string) =>
    name === "rooms.kite.studio" ? { spaceId: newId<SpaceId>(), slug: "kite" } : null;
  const sites = createSites({ publicUrl: "https://meet.example.org", isLoopback: false, placeNamed });
  const cookies = { secure: true };
  const page = new PageFile(folder);
  const operator = { supportEmail: "help@example.org", termsUrl: null, privacyUrl: "https://example.org/?a=$&b" };
  const rootLinks = async (query: URLSearchParams) =>
    query.get("room") === "lounge" ? `/s/kite?${query.toString()}` : null;
  let asks = 0;
  const mayAsk = () => (asks += 1) <= 4;
  const facts = { tagManagerId: "GTM-1", hasGoogle: false, operator, captions: "en ru|en de", rootLinks, mayAsk };
  await addPageFiles(app, { folder, page, cookies, sites, outbox: null, ...facts });
  const pageAt = async (host: string, url = "/") => await app.inject({ url, headers: { host } });
  expect((await pageAt("rooms.kite.studio")).body).toContain('<meta name="place" content="kite" />');
  expect((await pageAt("rooms.kite.studio")).body).toContain('<meta name="tag-manager" content="GTM-1" />');
  expect((await pageAt("rooms.kite.studio")).body).toContain('<meta name="captions" content="en ru|en de" />');
  expect((await pageAt("meet.example.org")).body).not.toContain('name="place"');
  const told = (await pageAt("meet.example.org")).body;
  expect(told).toContain('<meta name="support" content="help@example.org" />');
  expect(told).toContain('<meta name="privacy" content="https://example.org/?a=$&amp;b" />');
  expect(told).not.toContain('name="terms"');
  const codes = [await pageAt("rooms.kite.studio", "/dashboard"), await pageAt("meet.example.org", "/dashboard")];
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 200]);

  // A link that names a room alone leads to its space; at a space's own domain it stays, and so does one to nowhere.
  expect(await pageAt("meet.example.org", "/?room=lounge&pass=a%26b")).toMatchObject({
    statusCode: 302,
    headers: { location: "/s/kite?room=lounge&pass=a%26b", "cache-control": "no-store" },
  });
  // A question mark in it is part of it.
  expect((await pageAt("meet.example.org", "/?room=lounge&pass=wh?t")).headers).toMatchObject({
    location: "/s/kite?room=lounge&pass=wh%3Ft",
  });
  expect((await pageAt("rooms.kite.studio", "/?room=lounge")).statusCode).toBe(200);
  for (const url of ["/?room=other", "/?", "/"]) expect((await pageAt("meet.example.org", url)).statusCode).toBe(200);

  // Whoever asks too often gets the page: nothing is looked up for them.
  expect((await pageAt("meet.example.org", "/?room=lounge")).statusCode).toBe(302);
  expect((await pageAt("meet.example.org", "/?room=lounge")).statusCode).toBe(200);

  // A page names its build, which changes when a new one replaces it.
  const before = page.build;
  expect((await pageAt("meet.example.org")).body).toContain(`<meta name="build" content="${before}" />`);
  writeFileSync(join(folder, "index.html"), "<!doctype html><html><head></head><body>new</body></html>");
  expect((await pageAt("meet.example.org")).body).not.toContain(before);
  expect(page.build).not.toBe(before);
});
