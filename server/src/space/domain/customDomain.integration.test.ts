import { must } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { createTestNames } from "@atrium/testkit/testNames";
import { afterAll, afterEach, expect, test } from "vitest";
import { createLocalBus } from "../../platform/bus.ts";
import type { Caller } from "../../platform/calls/context.ts";
import { domainsChanged } from "../topics.ts";
import { createCustomHosts } from "./customHosts.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const names = createTestNames();
const desk = createCallDesk(db, { names });
const arrange = createArrange(db);
const SITE = "meet.example.test";
const DAY_MS = 24 * 3_600_000;
afterEach(() => {
  names.isDown = false;
});

let homes = 0;
async function makeHome() {
  homes += 1;
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId, slug } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  const domain = `rooms${homes}.kite.studio`;
  const set = (customDomain: string | null) => desk.call(admin, "updateSpace", { spaceId, customDomain });
  const look = () => desk.call(admin, "checkCustomDomain", { spaceId });
  return { admin, teamId, spaceId, slug, domain, set, look };
}

/** Adds the DNS records that a space needs. */
async function prove(admin: Caller, spaceId: SpaceId) {
  const { customDomain } = must((await desk.done(admin, "getSpace", { spaceId })).settings, "an admin asks");
  for (const { type, name, value } of must(customDomain, "it is set").records)
    names.records.set(name, type === "TXT" ? { texts: [value] } : { aliases: [value] });
}

async function makeProven() {
  const home = await makeHome();
  await home.set(home.domain);
  await prove(home.admin, home.spaceId);
  expect(await home.look()).toMatchObject({ value: { settings: { customDomain: { isOpen: true } } } });
  return home;
}

/** The hosts as a freshly started program has them. */
async function startHosts(clock = createFakeClock(desk.clock.nowMs())) {
  const bus = createLocalBus();
  const faults: unknown[] = [];
  const hosts = createCustomHosts({ db, bus, clock, names, onFault: (fault) => faults.push(fault) });
  await hosts.start();
  return { hosts, bus, clock, faults };
}

test("a domain asks for two records, says what stands there, and opens once the proof does", async () => {
  const { admin, spaceId, set, look, domain } = await makeHome();
  const first = await set(`WWW.${domain.toUpperCase()}.`);
  expect(first).toMatchObject({
    value: {
      settings: {
        customDomain: {
          domain,
          records: [
            { type: "CNAME", name: domain, value: SITE, found: [], state: "waiting" },
            { type: "TXT", name: `_atrium.${domain}`, found: [], state: "waiting" },
          ],
          lookedUpAt: null,
          isOpen: false,
        },
      },
    },
  });
  names.records.set(domain, { aliases: ["old.example.org"] });
  names.records.set(`_atrium.${domain}`, { texts: ["something else"] });
  const other = { records: [{ state: "other", found: ["old.example.org"] }, { state: "other" }], isOpen: false };
  expect(await look()).toMatchObject({ value: { settings: { customDomain: other } } });
  await prove(admin, spaceId);
  const right = { records: [{ state: "found" }, { state: "found" }], isOpen: true };
  expect(await look()).toMatchObject({ value: { settings: { customDomain: right } } });
  expect(desk.news).toContainEqual({ topic: "domainsChanged", news: {} });
});

test("a domain without a subdomain leads here by the same address", async () => {
  const { domain, set, look } = await makeHome();
  await set(domain);
  names.records.set(domain, { addresses: ["192.0.2.7"] });
  names.records.set(SITE, { addresses: ["192.0.2.7", "2001:db8::7"] });
  expect(await look()).toMatchObject({ value: { settings: { customDomain: { records: [{ state: "found" }, {}] } } } });
  names.records.delete(SITE);
});

test.each(["localhost", SITE, `my.${SITE}`, "192.0.2.7", "https://kite.studio"])(
  "%s is no domain of a space",
  async (typed) => {
    expect(await (await makeHome()).set(typed)).toMatchObject({ code: "invalidCustomDomain" });
  },
);

test("asking for a domain keeps nobody from it: whoever proves it first has it", async () => {
  const [one, two] = [await makeHome(), await makeHome()];
  await one.set(one.domain);
  await two.set(one.domain);
  await prove(two.admin, two.spaceId);
  expect((await two.look()).code).toBe("success");
  await prove(one.admin, one.spaceId);
  expect(await one.look()).toMatchObject({ code: "invalidCustomDomain" });
  const third = await makeHome();
  expect(await third.set(one.domain)).toMatchObject({ code: "invalidCustomDomain" });
  expect((await startHosts()).hosts.placeAt(one.domain)?.slug).toBe(two.slug);
});

test("of two spaces that prove one domain at the same moment one has it", async () => {
  const [one, two] = [await makeHome(), await makeHome()];
  for (const home of [one, two]) await home.set(one.domain);
  const texts: string[] = [];
  for (const home of [one, two]) {
    await prove(home.admin, home.spaceId);
    texts.push(...(names.records.get(`_atrium.${one.domain}`)?.texts ?? []));
  }
  names.records.set(`_atrium.${one.domain}`, { texts });
  const codes = (await Promise.all([one.look(), two.look()])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["invalidCustomDomain", "success"]);
});

test("without an answer nothing changes, and another domain has to be proven anew", async () => {
  const { domain, set, look, slug } = await makeProven();
  names.isDown = true;
  expect(await look()).toMatchObject({ value: { settings: { customDomain: { isOpen: true } } } });
  names.isDown = false;
  const next = `next-${domain}`;
  expect(await set(next)).toMatchObject({ value: { settings: { customDomain: { domain: next, isOpen: false } } } });
  const { hosts } = await startHosts();
  expect([hosts.placeAt(domain)?.slug, hosts.placeAt(next)?.slug]).toEqual([undefined, undefined]);
  expect(await set(null)).toMatchObject({ value: { settings: { customDomain: null } } });
  expect(await look()).toMatchObject({ code: "invalidCustomDomain" });
  expect(slug).not.toBe("");
});

test("the setting is its admins' and takes the plan, except to be rid of it", async () => {
  const { admin, teamId, spaceId, domain, set, look } = await makeProven();
  const host = await desk.account();
  await arrange.joinSpace(host, spaceId, "SPACE_MODERATOR");
  expect(await desk.call(host, "updateSpace", { spaceId, customDomain: null })).toMatchObject({ code: "forbidden" });
  expect(await desk.call(host, "checkCustomDomain", { spaceId })).toMatchObject({ code: "forbidden" });
  expect((await desk.done(host, "getSpace", { spaceId })).settings).toBeNull();
  await arrange.team(teamId, { plan: "startup" });
  expect((await startHosts()).hosts.placeAt(domain)).toBeNull();
  expect(await set("other.kite.studio")).toMatchObject({ code: "forbidden" });
  expect(await look()).toMatchObject({ code: "forbidden" });
  expect(await set(null)).toMatchObject({ code: "success" });
  expect((await desk.done(admin, "getSpace", { spaceId })).settings?.customDomain).toBeNull();
});

test("hosts follow the space: its new address, its end and its return", async () => {
  const { admin, teamId, spaceId, domain, slug } = await makeProven();
  const { hosts, bus } = await startHosts();
  expect([
    hosts.placeAt(domain)?.slug,
    hosts.placeAt(`www.${domain}`)?.slug,
    hosts.placeAt(`x.${domain}`)?.slug,
  ]).toEqual([slug, slug, undefined]);
  const moved = `${slug}-moved`;
  await desk.done(admin, "updateSpace", { spaceId, slug: moved });
  bus.publish(domainsChanged, {});
  await expect.poll(() => hosts.placeAt(domain)?.slug).toBe(moved);
  await desk.done(admin, "deleteSpace", { spaceId });
  bus.publish(domainsChanged, {});
  await expect.poll(() => hosts.placeAt(domain)).toBeNull();
  await desk.done(admin, "restoreSpace", { teamId, spaceId });
  bus.publish(domainsChanged, {});
  await expect.poll(() => hosts.placeAt(domain)?.slug).toBe(moved);
  hosts.stop();
});

test("a proof is found without anybody asking, and one that is gone a day later closes the host", async () => {
  const { admin, spaceId, domain, slug, set } = await makeHome();
  await set(domain);
  const { hosts, clock } = await startHosts();
  await prove(admin, spaceId);
  clock.advance(5 * 60_000);
  await expect.poll(() => hosts.placeAt(domain)?.slug).toBe(slug);
  names.records.delete(`_atrium.${domain}`);
  clock.advance(DAY_MS + 5 * 60_000);
  await expect.poll(() => hosts.placeAt(domain)).toBeNull();
  hosts.stop();
});
