import { newId } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { expect, test } from "vitest";
import { createSites, isFromOwnPage } from "./sites.ts";

const PLACE = { spaceId: newId<SpaceId>(), slug: "kite" };
const here = createSites({ publicUrl: null, isLoopback: true });
const public_ = createSites({ publicUrl: "https://meet.example.org", isLoopback: false });

test.each([
  ["localhost:4400", "http://localhost:4400"],
  ["127.0.0.1:5173", "http://127.0.0.1:5173"],
  ["[::1]:4400", "http://[::1]:4400"],
  ["LOCALHOST", "http://localhost"],
  ["evil.example", null],
  ["localhost.evil.example", null],
  ["127.0.0.1.evil.example:80", null],
  ["", null],
])("on loopback the host %j has the origin %j", (host, origin) => {
  expect(here.originOf(host)).toBe(origin);
});

test("a public site answers under its own name alone", () => {
  expect(public_.originOf("meet.example.org")).toBe("https://meet.example.org");
  for (const host of ["localhost:4400", "meet.example.org:8443", "x.meet.example.org", undefined]) {
    expect(public_.originOf(host)).toBeNull();
  }
});

test("a recorder's browser reaches every installation by a name of its own, and only by that", () => {
  for (const sites of [here, public_]) {
    expect(sites.originOf("recorder.localhost:4400")).toBe("http://recorder.localhost:4400");
    expect(sites.originOf("recorder.localhost.evil.example")).toBeNull();
    expect(sites.placeAt("recorder.localhost:4400")).toBeNull();
  }
});

test("a request is from our own page when its origin is that of the host it goes to", () => {
  const host = "meet.example.org";
  const own = { host, origin: "https://meet.example.org" };
  expect(isFromOwnPage(public_, own)).toBe(true);
  expect(isFromOwnPage(public_, { ...own, "sec-fetch-site": "same-origin" })).toBe(true);
  for (const other of [
    { host },
    { host, origin: "http://meet.example.org" },
    { ...own, "sec-fetch-site": "cross-site" },
    { ...own, host: "evil.example" },
  ]) {
    expect(isFromOwnPage(public_, other)).toBe(false);
  }
});

test("a host of its owner leads to its place, with the scheme and port of the site", () => {
  const placeNamed = (name: string) => (/^(www\.)?rooms\.kite\.studio$/.test(name) ? PLACE : null);
  const sites = createSites({ publicUrl: "https://meet.example.org", isLoopback: false, placeNamed });
  expect(sites.originOf("Rooms.Kite.Studio")).toBe("https://rooms.kite.studio");
  expect(sites.originOf("www.rooms.kite.studio")).toBe("https://www.rooms.kite.studio");
  expect(sites.placeAt("rooms.kite.studio")).toBe(PLACE);
  for (const host of [
    "kite.studio",
    "rooms.kite.studio:8443",
    "rooms.kite.studio.evil.example",
    "a:b@rooms.kite.studio",
  ])
    expect([host, sites.originOf(host), sites.placeAt(host)]).toEqual([host, null, null]);
  expect(sites.placeAt("meet.example.org")).toBeNull();
  const own = { host: "rooms.kite.studio", origin: "https://rooms.kite.studio" };
  expect(isFromOwnPage(sites, own)).toBe(true);
  expect(isFromOwnPage(sites, { ...own, origin: "https://meet.example.org" })).toBe(false);
  const near = createSites({ publicUrl: null, isLoopback: true, placeNamed });
  expect(near.originOf("rooms.kite.studio:4400")).toBe("http://rooms.kite.studio:4400");
});
