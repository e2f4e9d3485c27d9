import { CLOSE_CODES } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive, LiveClosed } from "@atrium/testkit/liveClient";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestGuest } from "@atrium/testkit/testGuest";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
const arrange = createArrange(database.db);
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const PLACES = 5;

test("of twenty whom the door has let pass and who come in at once, a space takes as many as its plan allows", async () => {
  const owner = await createTestGuest(atrium.url, "Owner");
  const { spaceId } = await owner.web.done("tryForFree", { teamName: "Team", spaceName: "Space" });
  const { space } = await owner.web.done("getSpace", { spaceId });
  await arrange.team(space.teamId, { plan: "free" });
  const guests = await Promise.all(Array.from({ length: 20 }, (_, nth) => createTestGuest(atrium.url, `Guest ${nth}`)));
  // The door counts who is inside: nobody is yet.
  const tickets = await Promise.all(guests.map((guest) => guest.ticket(spaceId)));
  const came = await Promise.allSettled(tickets.map((ticket) => connectLive({ url: atrium.url, ticket })));
  const inside = came.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const refused = came.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
  expect(inside).toHaveLength(PLACES);
  expect(refused).toHaveLength(20 - PLACES);
  for (const reason of refused) expect(reason).toEqual(new LiveClosed(CLOSE_CODES.overCapacity));
  const last = inside.at(-1);
  await last?.until(({ space: seen }) => Object.keys(seen.records.participant).length === PLACES, "all of them show");
  for (const client of inside) client.close();
});
