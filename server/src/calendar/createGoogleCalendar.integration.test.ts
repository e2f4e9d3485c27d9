import { must, newId } from "@atrium/contract";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { startFakeGoogle } from "@atrium/testkit/fakeGoogle";
import { afterAll, expect, test } from "vitest";
import { createGoogleCalendar } from "./createGoogleCalendar.ts";

const google = await startFakeGoogle();
afterAll(() => google.stop());

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

/** What somebody has permitted. */
async function permitted({ calendar }: Pick<ReturnType<typeof setUp>, "calendar">) {
  const person = { sub: newId(), email: "mira@gmail.com", email_verified: true, name: "Mira" };
  const link = must(await calendar.link(CHECKS, null), "a link");
  const { code } = await google.agree(link, person);
  const found = await calendar.redeem(code, CHECKS);
  if (typeof found === "string" || found.state === "useless") throw new Error("not permitted");
  return { token: found.token };
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
