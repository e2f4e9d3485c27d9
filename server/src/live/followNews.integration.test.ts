import { must } from "@atrium/contract";
import type { AccountId, SpaceId, SpaceRole } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { countStatements } from "@atrium/testkit/statements";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { accountChanged } from "../account/index.ts";
import { createLocalBus } from "../platform/bus.ts";
import { openDatabase } from "../platform/database/database.ts";
import type { Database } from "../platform/database/database.ts";
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
async function liveSpace(read = db) {
  const [admin, member, other] = [await desk.account(), await desk.account(), await desk.account()];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  for (const person of [member, other]) await arrange.joinTeam(person, teamId, "MEMBER");
  const [one, two] = [member, other].map(({ accountId }) => must(accountId, "an account"));
  const inside = [must(one, "a member"), must(two, "a member")] as const;
  const refreshed: AccountId[] = [];
  const roles: SpaceRole[] = [];
  const reload = vi.fn(async () => undefined);
  const space = {
    spaceId,
    shared: { startsAt: null },
    queue: { accountIds: [] },
    participant: (accountId: AccountId) => (inside.includes(accountId) ? { accountId } : null),
    records: { all: () => inside.map((accountId) => ({ accountId })) },
    update: (accountId: AccountId, { role }: { role: SpaceRole }) => {
      refreshed.push(accountId);
      roles.push(role);
    },
  };
  const spaces = { reload, all: () => [space], find: (id: SpaceId) => (id === spaceId ? space : null) };
  const bus = createLocalBus();
  const changed = vi.fn();
  const changes = new Lately();
  const stop = followNews({
    db: read,
    bus,
    clock: { nowMs: () => 0 },
    spaces: spaces as unknown as LiveSpaces,
    changes,
    onChanged: changed,
    onFault: (error) => expect.unreachable(String(error)),
  });
  return { spaceId, inside, refreshed, roles, reload, bus, changed, changes, stop };
}

type Answer = (...told: unknown[]) => void;
interface Pool {
  once(event: "acquire", hear: (connection: { query: (...asked: unknown[]) => unknown }) => void): unknown;
}
/** Holds back the answer to the next statement until it is released. */
function holdNextAnswer(on: Database) {
  let release: () => void = () => undefined;
  const isThere = new Promise<void>((arrived) => {
    const gate = new Promise<void>((open) => (release = open));
    (on as unknown as { $client: Pool }).$client.once("acquire", (connection) => {
      const query = connection.query.bind(connection);
      connection.query = (...asked) => {
        connection.query = query;
        const answer = asked.at(-1) as Answer;
        return query(...asked.slice(0, -1), (...told: unknown[]) => {
          arrived();
          void gate.then(() => answer(...told));
        });
      };
    });
  });
  return { isThere, release: () => release() };
}

test("another role of somebody inside reads them alone, and not the space", async () => {
  const { spaceId, inside, refreshed, reload, bus, changed, stop } = await liveSpace();
  bus.publish(spaceChanged, { spaceId, people: [inside[1]] });
  await expect.poll(() => changed).toHaveBeenCalledOnce();
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
  await expect.poll(() => changed).toHaveBeenCalledOnce();
  expect([statements(), refreshed, reload.mock.calls]).toEqual([0, [], []]);
  expect([absent, inside[0]].map((accountId) => comes.hasHappened(spaceId, accountId))).toEqual([true, false]);
  stop();
});

test("a space that is another now is read with everybody inside", async () => {
  const { spaceId, inside, refreshed, reload, bus, changed, stop } = await liveSpace();
  bus.publish(spaceChanged, { spaceId });
  await expect.poll(() => changed).toHaveBeenCalledOnce();
  expect(refreshed).toEqual([...inside]);
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

test("who loses a role while their name is read is told the one they have, not the one they had", async () => {
  const slow = openDatabase({ url: database.url, maxConnections: 4, applicationName: "slow" });
  const { spaceId, inside, roles, bus, changed, stop } = await liveSpace(slow.db);
  const [accountId] = inside;
  await arrange.joinSpace({ accountId }, spaceId, "SPACE_MODERATOR");
  const answer = holdNextAnswer(slow.db);
  bus.publish(accountChanged, { accountId });
  await answer.isThere;
  await arrange.joinSpace({ accountId }, spaceId, "SPACE_MEMBER");
  bus.publish(spaceChanged, { spaceId, people: [accountId] });
  for (let times = 1; times <= 20; times += 1) await slow.db.execute(sql`select 1`);
  answer.release();
  await expect.poll(() => [roles.length, changed.mock.calls.length]).toEqual([2, 1]);
  expect(roles).toEqual(["SPACE_MODERATOR", "SPACE_MEMBER"]);
  stop();
  await slow.close();
});
