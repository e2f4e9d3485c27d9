import { CLOSE_CODES, constants } from "@atrium/contract";
import type { SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { systemClock } from "@atrium/server";
import type { Clock } from "@atrium/server";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { afterAll, expect, test } from "vitest";
import { createLocalBus } from "../../platform/bus.ts";
import { dayPasses, teamHours } from "../tables.ts";
import { countHours } from "./countHours.ts";
import type { BusySpace } from "./countHours.ts";
import { findHours } from "./hoursStore.ts";

const database = await createTestDatabase();
// Runs at once what otherwise runs every 15 seconds.
const clock: Clock = {
  ...systemClock,
  every: (ms, work) => systemClock.every(ms === constants.quota.countedEveryMs ? 50 : ms, work),
};
const atrium = await startTestAtrium({ databaseUrl: database.url, clock });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const HOUR = 3_600_000;
const EVERY = constants.quota.countedEveryMs;

async function freeTeam() {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const { space } = await owner.web.done("getSpace", { spaceId });
  await arrange.team(space.teamId, { plan: "free" });
  return { owner, spaceId, teamId: space.teamId };
}

/** Stores that a team has used this much since some time ago. */
const haveUsed = (teamId: TeamId, usedMs: number, sinceMs = Date.now() - 6 * HOUR) =>
  database.db
    .insert(teamHours)
    .values({ teamId, since: new Date(sinceMs), usedMs, countedAt: new Date(sinceMs + usedMs) });

function counting(space: { spaceId: SpaceId; teamId: TeamId }) {
  const shut: { spaceId: SpaceId; opensAgain: Date }[] = [];
  const told: unknown[] = [];
  const count = (online: number, nowMs: number, plan: BusySpace["plan"] = "free") =>
    countHours(
      {
        db: database.db,
        bus: createLocalBus(),
        live: {
          busySpaces: () => [{ ...space, plan, online }],
          tellRunningOut: (_, runningOut) => void told.push(runningOut),
          shut: (spaceId, opensAgain) => void shut.push({ spaceId, opensAgain }),
        },
      },
      nowMs,
    );
  return { shut, told, count };
}

test("hours are counted while two people are inside, not of somebody alone, and not of plans without a limit", async () => {
  const team = await freeTeam();
  const { count, shut } = counting(team);
  const fromMs = Date.now();
  const used = async () => (await findHours(database.db, team.teamId))?.usedMs ?? null;
  await count(1, fromMs);
  await count(30, fromMs, "lite");
  expect(await used()).toBeNull();
  for (const times of [0, 1, 2]) await count(2, fromMs + times * EVERY);
  expect(await used()).toBe(2 * EVERY);
  await count(1, fromMs + 3 * EVERY);
  await count(2, fromMs + 10 * EVERY);
  await count(2, fromMs + 11 * EVERY);
  expect(await used()).toBe(3 * EVERY);
  expect(shut).toEqual([]);
});

test("with the last minute everybody is sent out until a day after the first use, and nobody comes in before", async () => {
  const { owner, spaceId, teamId } = await freeTeam();
  const guest = await createTestGuest(atrium.url, "Guest");
  const sinceMs = Date.now() - 6 * HOUR;
  await haveUsed(teamId, 5 * HOUR - 1, sinceMs);
  await database.db.update(teamHours).set({ countedAt: new Date() });
  const { count, shut } = counting({ spaceId, teamId });
  await count(2, Date.now() + 1000);
  const opensAgain = new Date(sinceMs + 24 * HOUR);
  expect(shut).toEqual([{ spaceId, opensAgain }]);
  for (const who of [owner, guest])
    expect(await who.web.done("canJoinSpace", { spaceId })).toMatchObject({
      state: "closed",
      closeCode: CLOSE_CODES.hoursUsed,
      startsAt: opensAgain.toISOString(),
    });
  await arrange.team(teamId, { plan: "lite" });
  expect(await guest.web.done("canJoinSpace", { spaceId })).toMatchObject({ state: "open" });
});

test("those who are inside are told why and when it opens again", async () => {
  const { owner, spaceId, teamId } = await freeTeam();
  const guest = await createTestGuest(atrium.url, "Guest");
  // A millisecond is left, which two people use up together.
  await haveUsed(teamId, 5 * HOUR - 1, Date.now() - 5 * HOUR + 1);
  const clients = await Promise.all(
    [owner, guest].map(async (who) => connectLive({ url: atrium.url, ticket: await who.ticket(spaceId) })),
  );
  for (const { closed } of clients) expect(await closed).toMatchObject({ code: CLOSE_CODES.hoursUsed });
});

test("from ninety per cent on everybody inside is told how much is left, and no more once the plan has no limit", async () => {
  const team = await freeTeam();
  const { count, told } = counting(team);
  const nowMs = Date.now();
  const sinceMs = nowMs - 6 * HOUR;
  await haveUsed(team.teamId, 4.5 * HOUR - 1, sinceMs);
  await count(1, nowMs);
  await database.db.update(teamHours).set({ usedMs: 4.5 * HOUR });
  await count(1, nowMs);
  await count(1, nowMs, "lite");
  const restoredAt = new Date(sinceMs + 24 * HOUR).toISOString();
  expect(told).toEqual([null, { hours: { leftMs: HOUR / 2, limitMs: 5 * HOUR, restoredAt }, passEndsAt: null }, null]);
});

test("half an hour before its end people inside are told of a day pass, unless another one follows", async () => {
  const team = await freeTeam();
  const { count, told } = counting(team);
  const nowMs = Date.now();
  const pass = { ...team, state: "paid" as const, timeZone: "UTC", people: 50, priceCents: 3000 };
  const endsAt = new Date(nowMs + HOUR / 2);
  const startsAt = new Date(nowMs - HOUR);
  await database.db.insert(dayPasses).values({ ...pass, id: "in_first", startsAt, endsAt, createdAt: startsAt });
  await count(1, nowMs - 1, "regular");
  await count(1, nowMs, "regular");
  const next = { startsAt: endsAt, endsAt: new Date(nowMs + 4 * HOUR), createdAt: startsAt };
  await database.db.insert(dayPasses).values({ ...pass, id: "in_next", ...next });
  await count(1, nowMs, "regular");
  expect(told).toEqual([null, { hours: null, passEndsAt: endsAt.toISOString() }, null]);
});

test("whoever is inside has it in their space, also who comes later", async () => {
  const { owner, spaceId, teamId } = await freeTeam();
  await haveUsed(teamId, 4.5 * HOUR);
  const first = await connectLive({ url: atrium.url, ticket: await owner.ticket(spaceId) });
  await first.until(({ space }) => space.records.runningOut[spaceId]?.hours?.leftMs === HOUR / 2, "told");
  const guest = await createTestGuest(atrium.url, "Guest");
  const second = await connectLive({ url: atrium.url, ticket: await guest.ticket(spaceId) });
  expect(second.space.records.runningOut[spaceId]?.hours?.limitMs).toBe(5 * HOUR);
  for (const client of [first, second]) client.close();
});
