import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { startFakeGoogle } from "@atrium/testkit/fakeGoogle";
import { afterAll, expect, test } from "vitest";
import { accounts } from "../account/index.ts";
import { dropCalendar, keepCalendar } from "./calendarStore.ts";
import { createGoogleCalendar } from "./createGoogleCalendar.ts";
import { givePermissionBack } from "./givePermissionBack.ts";

const [database, google] = [await createTestDatabase(), await startFakeGoogle()];
afterAll(async () => {
  await google.stop();
  await database.close();
});

const { settings } = google;
const options = {
  clientId: must(settings["GOOGLE_CLIENT_ID"], "an id"),
  clientSecret: google.clientSecret,
  issuerUrl: google.url,
  apiUrl: google.url,
};
const CHECKS = { state: "state", nonce: "", verifier: "v".repeat(43) };
const span = (hour: number) => ({ from: "2026-11-20T00:00:00.000Z", to: `2026-11-20T${hour}:00:00.000Z` });

function setUp() {
  const clock = createFakeClock(Date.UTC(2026, 10, 20, 12));
  const calendar = createGoogleCalendar(options, { siteUrl: () => "https://atrium.example", clock });
  return { clock, calendar };
}

/** What somebody has permitted, and who they are at Google. */
async function permitted({ calendar }: Pick<ReturnType<typeof setUp>, "calendar">) {
  const person = { sub: newId(), email: "mira@gmail.com", email_verified: true, name: "Mira" };
  const link = must(await calendar.link(CHECKS, null), "a link");
  const { code } = await google.agree(link, person);
  const found = await calendar.redeem(code, CHECKS);
  if (typeof found === "string" || found.state === "useless") throw new Error("not permitted");
  return { token: found.token, sub: person.sub };
}
const timesListed = () => google.requests.filter((request) => request.endsWith("/events")).length;

test("of each permission the last list is kept, and no other", async () => {
  const { calendar } = setUp();
  const { token } = await permitted({ calendar });
  const other = await permitted({ calendar });
  const before = timesListed();
  await calendar.list(token, span(12));
  await calendar.list(other.token, span(13));
  await calendar.list(token, span(12));
  expect(timesListed() - before).toBe(2);
  await calendar.list(token, span(13));
  await calendar.list(token, span(12));
  expect(timesListed() - before).toBe(4);
});

test.each([
  ["what Google says of itself", "GET /.well-known/openid-configuration"],
  ["what opens a calendar", "POST /token"],
  ["a page of events", "GET /calendar/v3/calendars/primary/events"],
])("nobody waits longer for a list where %s does not come", async (_what, silent) => {
  const { token } = await permitted(setUp());
  const { clock, calendar } = setUp();
  if (silent !== "GET /.well-known/openid-configuration") await calendar.link(CHECKS, null);
  if (silent.endsWith("/events")) await calendar.list(token, span(12));
  const before = google.requests.length;
  google.failNext("silence");
  const listed = calendar.list(token, span(13));
  await expect.poll(() => google.requests.slice(before)).toEqual([silent]);
  clock.advance(4500);
  expect(await listed).toBe("notReached");
});

test("a permission whose withdrawal comes late stays if its account has connected a calendar again", async () => {
  const { token, sub } = await permitted(setUp());
  const id = newId<AccountId>();
  const looks = { palette: DEFAULT_PALETTE, avatarAppearance: "letter" as const, locale: "en" as const };
  await database.db.insert(accounts).values({ id, name: "Mira", createdAt: new Date(0), ...looks });
  const giveBack = givePermissionBack(options, database.db);
  const withdrawal = { id: newId(), atMs: 0, content: { token, accountId: id } };
  await keepCalendar(database.db, id, "another one");
  expect(await giveBack(withdrawal)).toBe("refused");
  expect(google.permissionsOf(sub)).toEqual([token]);
  await dropCalendar(database.db, id);
  expect(await giveBack(withdrawal)).toBe("done");
  expect(google.permissionsOf(sub)).toEqual([]);
});
