import { constants, must, newId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeGoogle } from "@atrium/testkit/fakeGoogle";
import type { GooglePerson } from "@atrium/testkit/fakeGoogle";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { createWallClock } from "@atrium/testkit/wallClock";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const [clock, google] = [createWallClock(Date.UTC(2026, 10, 20, 12)), await startFakeGoogle()];
const atrium = await startTestAtrium({ databaseUrl: database.url, clock, settings: google.settings });
afterAll(async () => {
  await atrium.stop();
  await google.stop();
  await database.close();
});

const newMark = () => `m${newId().toLowerCase()}`.replaceAll(/[^a-z0-9]/g, "x");

/** Somebody signed in by mail, and their identity at Google. */
async function aPerson() {
  const [email, browser] = [`${newMark()}@example.org`, createTestBrowser({ port: atrium.port })];
  const { authKey } = must((await browser.call("registerAccount", { email, locale: "en" })).value, "asked");
  const shown = atrium.codes.findLast((each) => each.email === email);
  await browser.call("authAccountByMagicLink2", { authKey, code: must(shown, "the code").code });
  const person: GooglePerson = { sub: newId(), email: `${newMark()}@gmail.com`, email_verified: true, name: "Mira" };
  return { browser, person, email };
}
type Somebody = Awaited<ReturnType<typeof aPerson>>;

const linkFor = async (browser: TestBrowser, redirect?: string) =>
  must((await browser.call("getGoogleCalendarLink", redirect === undefined ? {} : { redirect })).value, "a link").url;
const agree = async ({ browser, person }: Somebody, redirect?: string) =>
  google.agree(await linkFor(browser, redirect), person);

async function connected(): Promise<Somebody> {
  const somebody = await aPerson();
  must((await somebody.browser.call("integrateGoogleCalendar", await agree(somebody))).value, "connected");
  return somebody;
}
const isConnected = async ({ browser }: Somebody) =>
  must((await browser.call("getAccountProfile", {})).value?.account, "a profile").calendarConnected;

const DAY = { from: "2026-11-20T00:00:00.000Z", to: "2026-11-21T00:00:00.000Z" };
const at = (time: string) => `2026-11-20T${time}:00+01:00`;
const meeting = (id: string, [from, to]: readonly [string, string], more: object = {}) => {
  const [start, end] = [{ dateTime: at(from) }, { dateTime: at(to) }];
  return { id, summary: id, start, end, ...more };
};
const list = ({ browser }: Somebody) => browser.call("listGoogleCalendarEvents", DAY);
const updates = (one: Somebody, syncToken: string) => one.browser.call("listGoogleCalendarEventUpdates", { syncToken });
const titles = async (one: Somebody) => must((await list(one)).value, "listed").events.map(({ title }) => title);
const syncTokenOf = async (somebody: Somebody) => must((await list(somebody)).value?.syncToken, "there are few events");

test("Google is asked for reading events and no more, for good, and for the address that is known here", async () => {
  const { browser, email } = await aPerson();
  const asked = new URL(await linkFor(browser)).searchParams;
  expect(asked.get("scope")).toBe("https://www.googleapis.com/auth/calendar.events.readonly");
  expect(asked.get("access_type")).toBe("offline");
  expect(asked.get("redirect_uri")).toBe(`${atrium.url}/integrations/google`);
  expect(asked.get("code_challenge_method")).toBe("S256");
  expect(asked.get("login_hint")).toBe(email);
});

test("a connected calendar says so in the profile, and leads back to where it was begun", async () => {
  const somebody = await aPerson();
  expect(await isConnected(somebody)).toBe(false);
  const answer = await somebody.browser.call("integrateGoogleCalendar", await agree(somebody, "/s/garden?room=1"));
  expect(answer.value).toMatchObject({ redirect: "/s/garden?room=1", account: { calendarConnected: true } });
  expect(await isConnected(somebody)).toBe(true);
  expect((await somebody.browser.call("getGoogleCalendarLink", {})).code).toBe("alreadyLinked");
});

test("a day comes in its order: whole days first, in one time whatever the calendar's own, and with the room", async () => {
  const somebody = await connected();
  const room = newId();
  const days = { start: { date: "2026-11-18" }, end: { date: "2026-11-23" } };
  const offsite = { id: "offsite", summary: "Offsite week", ...days };
  google.calendars.put(
    somebody.person.sub,
    meeting("Demo day", ["16:00", "17:00"], {
      location: `Town hall, ${atrium.url}/s/kestrel?room=${room}`,
      description: "Bring it <b>half-finished</b>.",
      htmlLink: "https://www.google.com/calendar/event?eid=1",
      attendees: [
        { email: "grace@example.org", displayName: "Grace Adeyemi", responseStatus: "accepted" },
        { email: "nora@example.org", responseStatus: "needsAction" },
        { email: somebody.person.email, responseStatus: "tentative", self: true },
      ],
    }),
    meeting("Budget", ["09:15", "09:45"], {
      conferenceData: { entryPoints: [{ entryPointType: "video", uri: "https://meet.google.com/abc-defg-hij" }] },
    }),
    offsite,
  );
  const { events } = must((await list(somebody)).value, "listed");
  expect(events.map(({ title }) => title)).toEqual(["Offsite week", "Budget", "Demo day"]);
  expect(events[0]?.time).toEqual({ kind: "allDay", firstDay: "2026-11-18", lastDay: "2026-11-22" });
  expect(events[1]?.place).toEqual({ kind: "outside", url: "https://meet.google.com/abc-defg-hij" });
  expect(events[2]).toEqual({
    id: "Demo day",
    title: "Demo day",
    time: { kind: "timed", startsAt: "2026-11-20T15:00:00.000Z", endsAt: "2026-11-20T16:00:00.000Z" },
    place: { kind: "space", slug: "kestrel", roomId: room },
    about: "Bring it half-finished.",
    location: "Town hall",
    pageUrl: "https://www.google.com/calendar/event?eid=1",
    guests: [
      { name: "Grace Adeyemi", answer: "yes", isSelf: false },
      { name: "nora@example.org", answer: "none", isSelf: false },
      { name: somebody.person.email, answer: "maybe", isSelf: true },
    ],
    guestCount: 3,
    yesCount: 1,
  });
});

test("an answer stands for a moment, then Google is asked again", async () => {
  const somebody = await connected();
  expect(await titles(somebody)).toEqual([]);
  google.calendars.put(somebody.person.sub, meeting("New", ["10:00", "11:00"]));
  expect(await titles(somebody)).toEqual([]);
  clock.move(constants.calendar.keptForMs);
  expect(await titles(somebody)).toEqual(["New"]);
});

test("what has changed is told: what is new, moved, cancelled or declined, and nothing twice", async () => {
  const somebody = await connected();
  const { sub } = somebody.person;
  google.calendars.put(sub, meeting("Stays", ["09:00", "10:00"]), meeting("Goes", ["10:00", "11:00"]));
  const declined = meeting("Declined", ["11:00", "12:00"]);
  google.calendars.put(sub, declined);
  const syncToken = await syncTokenOf(somebody);
  google.calendars.put(sub, meeting("Comes", ["12:00", "13:00"]));
  google.calendars.put(sub, { ...declined, attendees: [{ self: true, responseStatus: "declined" }] });
  google.calendars.remove(sub, "Goes");
  const told = must((await updates(somebody, syncToken)).value, "told");
  if (told.state !== "changes") throw new Error(told.state);
  expect(told.changed.map(({ id }) => id)).toEqual(["Comes"]);
  expect(told.gone.toSorted()).toEqual(["Declined", "Goes"]);
  expect((await updates(somebody, told.syncToken)).value).toMatchObject({ state: "changes", changed: [], gone: [] });
});

test("a sync token that Google no longer knows, or never knew, means listing again", async () => {
  const somebody = await connected();
  const syncToken = await syncTokenOf(somebody);
  google.calendars.expireSync();
  expect((await updates(somebody, syncToken)).value).toEqual({ state: "expired" });
  expect((await updates(somebody, "made up")).value).toEqual({ state: "expired" });
});

test("a day of many pages is read to its end", async () => {
  const somebody = await connected();
  google.calendars.pageSize = 2;
  const many = Array.from({ length: 5 }, (_, number) => meeting(`Part ${number}`, [`1${number}:00`, `1${number}:30`]));
  google.calendars.put(somebody.person.sub, ...many);
  expect(await titles(somebody)).toEqual(many.map(({ id }) => id));
  google.calendars.pageSize = 250;
});

test("an access that has ended is renewed without anybody noticing", async () => {
  const somebody = await connected();
  const syncToken = await syncTokenOf(somebody);
  google.expireAccess();
  expect((await updates(somebody, syncToken)).code).toBe("success");
});

test("who takes the permission back on Google's own page is not connected any more, and may connect again", async () => {
  const somebody = await connected();
  google.endPermissions(somebody.person.sub);
  expect((await list(somebody)).code).toBe("notIntegrated");
  expect(await isConnected(somebody)).toBe(false);
  await somebody.browser.call("integrateGoogleCalendar", await agree(somebody));
  expect((await list(somebody)).code).toBe("success");
});

test("while Google does not answer a calendar stays connected, and the same succeeds later", async () => {
  const somebody = await connected();
  google.failNext("busy");
  expect((await list(somebody)).code).toBe("calendarFetchingError");
  google.failNext("error");
  expect((await list(somebody)).code).toBe("calendarFetchingError");
  google.failNext("reset");
  expect((await list(somebody)).code).toBe("calendarFetchingError");
  expect((await list(somebody)).code).toBe("success");
});

test("Google is left alone for a while once it was asked too often", async () => {
  const somebody = await connected();
  const syncToken = await syncTokenOf(somebody);
  google.failNext("limit");
  expect((await updates(somebody, syncToken)).code).toBe("calendarFetchingError");
  const before = google.requests.length;
  expect((await updates(somebody, syncToken)).code).toBe("calendarFetchingError");
  expect(google.requests).toHaveLength(before);
  clock.move(30_000);
  expect((await updates(somebody, syncToken)).code).toBe("success");
});

test("disconnecting withdraws the permission at Google, though Google answers only later", async () => {
  const somebody = await connected();
  const { browser, person } = somebody;
  expect(google.permissionsOf(person.sub)).toHaveLength(1);
  google.failNext("error");
  expect((await browser.call("revokeGoogleCalendar", {})).value?.account.calendarConnected).toBe(false);
  await expect.poll(() => google.permissionsOf(person.sub), { timeout: 20_000 }).toEqual([]);
  expect((await list(somebody)).code).toBe("notIntegrated");
  expect((await browser.call("revokeGoogleCalendar", {})).code).toBe("notIntegrated");
});

test("with its account a calendar goes at once, and is not back when the account is restored", async () => {
  const somebody = await connected();
  const { browser, person, email } = somebody;
  await browser.call("deleteAccount", {});
  await expect.poll(() => google.permissionsOf(person.sub)).toEqual([]);
  clock.move(constants.login.newCodeAfterMs);
  const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
  const shown = atrium.codes.findLast((each) => each.email === email);
  await browser.call("authAccountByMagicLink2", { authKey, code: must(shown, "the code").code });
  expect(await isConnected(somebody)).toBe(false);
});

test("what Google returned counts once, and only for the account and in the browser that began", async () => {
  const [somebody, thief] = [await aPerson(), await aPerson()];
  const brought = await agree(somebody);
  expect((await thief.browser.call("integrateGoogleCalendar", brought)).code).toBe("invalidCode");
  const theirs = await agree(thief);
  const mixed = { code: theirs.code, state: brought.state };
  expect((await somebody.browser.call("integrateGoogleCalendar", mixed)).code).toBe("invalidCode");
  expect((await somebody.browser.call("integrateGoogleCalendar", brought)).code).toBe("invalidCode");
  expect(await isConnected(somebody)).toBe(false);
});

test("a code of signing in connects no calendar, nor the other way round, and neither is used up by it", async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  const begun = must((await one.browser.call("getGoogleAuthLink", {})).value, "a link");
  const signingIn = await google.agree(begun.url, one.person);
  expect((await one.browser.call("integrateGoogleCalendar", signingIn)).code).toBe("invalidCode");
  expect((await one.browser.call("authAccountByGoogleCode", signingIn)).code).toBe("success");
  const brought = await agree(other);
  expect((await other.browser.call("authAccountByGoogleCode", brought)).code).toBe("invalidCode");
  expect((await other.browser.call("integrateGoogleCalendar", brought)).code).toBe("success");
});

test("who leaves the box for the calendar empty on Google's page is told so, and nothing stays permitted", async () => {
  const { browser, person } = await aPerson();
  const other = "https://www.googleapis.com/auth/calendar.settings.readonly";
  const brought = await google.agree(await linkFor(browser), person, other);
  expect((await browser.call("integrateGoogleCalendar", brought)).code).toBe("notIntegrated");
  await expect.poll(() => google.permissionsOf(person.sub)).toEqual([]);
});

test("nobody is led to another site afterwards", async () => {
  const { browser } = await aPerson();
  for (const redirect of ["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])
    expect((await browser.call("getGoogleCalendarLink", { redirect })).code).toBe("invalidRedirectUrl");
});

test("a span that ends before it begins, or is longer than six weeks, is not listed", async () => {
  const { browser } = await connected();
  for (const span of [
    { from: DAY.to, to: DAY.from },
    { ...DAY, to: "2027-01-20T00:00:00.000Z" },
  ])
    expect((await browser.call("listGoogleCalendarEvents", span)).code).toBe("invalidRequest");
});

test("a guest, who has no address, has no calendar", async () => {
  const browser = createTestBrowser({ port: atrium.port });
  await browser.call("registerUnverifiedAccount", { name: "Guest" });
  expect((await browser.call("getGoogleCalendarLink", {})).code).toBe("accountIsNotVerified");
  expect((await browser.call("listGoogleCalendarEvents", DAY)).code).toBe("accountIsNotVerified");
});

test("the permission stands nowhere in plain text, and nothing of an event stands anywhere", async () => {
  const somebody = await connected();
  const title = newMark();
  google.calendars.put(somebody.person.sub, meeting(title, ["10:00", "11:00"]));
  expect(await titles(somebody)).toEqual([title]);
  const [permission] = google.permissionsOf(somebody.person.sub);
  const replies = JSON.stringify([
    (await somebody.browser.call("getAccountProfile", {})).value,
    (await somebody.browser.call("getOwnDataPage", { part: "profile" })).value,
  ]);
  const tables = await database.db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  for (const secret of [must(permission, "a permission"), title, google.clientSecret]) {
    expect(replies).not.toContain(secret);
    for (const { schema, name } of tables.rows) {
      const found = sql`select 1 as one from ${sql.identifier(schema)}.${sql.identifier(name)} t where position(${secret} in t::text) > 0 limit 1`;
      expect((await database.db.execute<{ one: number }>(found)).rows, name).toEqual([]);
    }
  }
});
