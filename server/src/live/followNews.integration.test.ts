import { must } from "@atrium/contract";
import type { AccountId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { countStatements } from "@atrium/testkit/statements";
import { afterAll, expect, test, vi } from "vitest";
import { createLocalBus } from "../platform/bus.ts";
import { spaceChanged } from "../space/index.ts";
import { followNews } from "./followNews.ts";
import { Lately } from "./lately.ts";
import type { LiveSpaces } from "./liveSpaces.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

/** A live space with two members inside, as far as news needs it. */
async function liveSpace() {
  const [admin, member, other] = [await desk.account(), await desk.account(), await desk.account()];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  for (const person of [member, other]) await arrange.joinTeam(person, teamId, "MEMBER");
  const [one, two] = [member, other].map(({ accountId }) => must(accountId, "an account"));
  const inside = [must(one, "a member"), must(two, "a member")] as const;
  const refreshed: AccountId[] = [];
  const reload = vi.fn(async () => undefined);
  const space = {
    shared: { startsAt: null },
    queue: { accountIds: [] },
    participant: (accountId: AccountId) => (inside.includes(accountId) ? { accountId } : null),
    records: { all: () => inside.map((accountId) => ({ accountId })) },
    update: (accountId: AccountId) => refreshed.push(accountId),
  };
  const spaces = { reload, all: () => [space], find: (id: SpaceId) => (id === spaceId ? space : null) };
  const bus = createLocalBus();
  const changed = vi.fn();
  const changes = new Lately();
  const stop = followNews({
    db,
    bus,
    clock: { nowMs: () => 0 },
    spaces: spaces as unknown as LiveSpaces,
    changes,
    onChanged: changed,
    onFault: (error) => expect.unreachable(String(error)),
  });
  return { spaceId, inside, refreshed, reload, bus, changed, changes, stop };
}

test("another role of somebody inside reads them alone, and not the space", async () => {
  const { spaceId, inside, refreshed, reload, bus, changed, stop } = await liveSpace();
  bus.publish(spaceChanged, { spaceId, people: [inside[1]] });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(refreshed).toEqual([inside[1]]);
  expect(reload).not.toHaveBeenCalled();
  stop();
});

test("another role of somebody who is not inside asks the database nothing, and is known to who lets them in", async () => {
  const { spaceId, inside, refreshed, reload, bus, changed, changes, stop } = await liveSpace();
  const absent = must((await desk.account()).accountId, "an account");
  const statements = countStatements(db);
  const comes = changes.watch();
  bus.publish(spaceChanged, { spaceId, people: [absent] });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect([statements(), refreshed, reload.mock.calls]).toEqual([0, [], []]);
  expect([absent, inside[0]].map((accountId) => comes.hasHappened(spaceId, accountId))).toEqual([true, false]);
  stop();
});

test("a space that is another now is read with everybody inside", async () => {
  const { spaceId, inside, refreshed, reload, bus, changed, stop } = await liveSpace();
  bus.publish(spaceChanged, { spaceId });
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(refreshed).toEqual([...inside]);
  expect(reload).toHaveBeenCalledOnce();
  stop();
});
