import { constants, must, newId } from "@atrium/contract";
import type { GooglePerson } from "@atrium/testkit/fakeGoogle";
import { sql } from "drizzle-orm";
import { newEmail } from "./world.ts";
import type { Attempt, Cases, Person, World } from "./world.ts";

const somebody = (): GooglePerson => ({ sub: newId(), email: newEmail(), email_verified: true, name: "Mira" });

/** Somebody has agreed on Google's page, to all that was asked for or only to some of it. */
async function agreed(world: World, person = somebody(), only?: string): Promise<Attempt<"integrateGoogleCalendar">> {
  const by = await world.account();
  const { url } = must((await by.browser.call("getGoogleCalendarLink", {})).value, "a link");
  return { by, input: await world.google.agree(url, person, only) };
}

/** Somebody whose calendar is connected. */
async function connected(world: World, person = somebody()): Promise<Person> {
  const { by, input } = await agreed(world, person);
  must((await by.browser.call("integrateGoogleCalendar", input)).value, "connected");
  return by;
}

/** Somebody whose calendar is connected, while Google does not answer. */
async function cutOff(world: World): Promise<Person> {
  const person = somebody();
  const by = await connected(world, person);
  world.google.leaveAlone(person.sub);
  return by;
}

/** Somebody with a verified e-mail at a program without outside services. */
async function onItsOwn(world: World): Promise<Person> {
  const [by, email] = [await world.limited("none", 0), newEmail()];
  const answer = await by.browser.call("registerUnverifiedAccount", { name: "Mira" });
  const { accountId } = must(answer.value, "in").account;
  await world.db.execute(sql`update accounts set email = ${email}, email_key = ${email} where id = ${accountId}`);
  return { ...by, accountId };
}

const day = { from: "2026-11-20T00:00:00.000Z", to: "2026-11-21T00:00:00.000Z" };
const since = (syncToken = "none") => ({ syncToken });

async function listed(world: World): Promise<Attempt<"listGoogleCalendarEventUpdates">> {
  const by = await connected(world);
  const { syncToken } = must((await by.browser.call("listGoogleCalendarEvents", day)).value, "listed");
  return { by, input: since(must(syncToken, "there are few")) };
}

const ANOTHER_SCOPE = "https://www.googleapis.com/auth/calendar.settings.readonly";

export const calendarCases = {
  getGoogleCalendarLink: {
    success: async (world) => ({ by: await world.account(), input: { redirect: "/dashboard" } }),
    invalidRedirectUrl: async (world) => ({ by: await world.account(), input: { redirect: "//evil.example" } }),
    alreadyLinked: async (world) => ({ by: await connected(world), input: {} }),
    googleNotSetUp: async (world) => ({ by: await onItsOwn(world), input: {} }),
  },
  integrateGoogleCalendar: {
    success: (world) => agreed(world),
    async invalidCode(world) {
      const attempt = await agreed(world);
      world.clock.move(constants.oauth.stateForMs);
      return attempt;
    },
    async alreadyLinked(world) {
      const { by, input } = await agreed(world);
      const { url } = must((await by.browser.call("getGoogleCalendarLink", {})).value, "a link");
      await by.browser.call("integrateGoogleCalendar", input);
      return { by, input: await world.google.agree(url, somebody()) };
    },
    notIntegrated: (world) => agreed(world, somebody(), ANOTHER_SCOPE),
    async calendarFetchingError(world) {
      const person = somebody();
      const attempt = await agreed(world, person);
      world.google.leaveAlone(person.sub);
      return attempt;
    },
    googleNotSetUp: async (world) => ({ by: await onItsOwn(world), input: { code: "1", state: "1" } }),
  },
  revokeGoogleCalendar: {
    success: async (world) => ({ by: await connected(world), input: {} }),
    notIntegrated: async (world) => ({ by: await world.account(), input: {} }),
  },
  listGoogleCalendarEvents: {
    success: async (world) => ({ by: await connected(world), input: day }),
    notIntegrated: async (world) => ({ by: await world.account(), input: day }),
    calendarFetchingError: async (world) => ({ by: await cutOff(world), input: day }),
    googleNotSetUp: async (world) => ({ by: await onItsOwn(world), input: day }),
  },
  listGoogleCalendarEventUpdates: {
    success: listed,
    notIntegrated: async (world) => ({ by: await world.account(), input: since() }),
    calendarFetchingError: async (world) => ({ by: await cutOff(world), input: since() }),
    googleNotSetUp: async (world) => ({ by: await onItsOwn(world), input: since() }),
  },
} satisfies Partial<Cases>;
