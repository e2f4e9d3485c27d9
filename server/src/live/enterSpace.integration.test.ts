import { CLOSE_CODES, PROTOCOL, must } from "@atrium/contract";
import type { AccountId, ConnectionId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aLoadedSpace, anEmptyShelf } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { afterAll, expect, test } from "vitest";
import { SpaceActor } from "./actors/spaceActor.ts";
import { createAdmission } from "./admission.ts";
import { enterSpace } from "./enterSpace.ts";
import { Lately } from "./lately.ts";
import { issueTicket } from "./tickets.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const clock = createFakeClock(Date.UTC(2026, 10, 21, 12));

const space = new SpaceActor(aLoadedSpace(), {
  clock,
  random: () => 0.5,
  newMediaRoom: () => "media",
  shelfOf: anEmptyShelf,
  onMediaOver: () => {},
  wake: () => {},
  onRoomLeft: () => {},
  onAsk: () => {},
});

/**
 * Somebody with a ticket for a private space who is being admitted: `meanwhile` runs once their account has been read.
 */
async function onTheirWay() {
  const owner = await desk.account();
  const { spaceId } = await desk.done(owner, "tryForFree", { teamName: "Crew", spaceName: "Place" });
  await arrange.space(spaceId, { isPrivate: true });
  const { accountId, sessionId, ...caller } = await desk.guest();
  const known = { ...caller, accountId: must(accountId, "a guest"), sessionId: must(sessionId, "a guest") };
  await arrange.joinSpace(known, spaceId, "SPACE_MODERATOR");
  const [changes, admit] = [new Lately(), createAdmission(db, () => clock.nowMs())];
  const begun: number[] = [];
  type Meanwhile = (changed: (accountId: AccountId | null) => void) => Promise<unknown>;
  const enter = async (meanwhile: Meanwhile, replaces?: ConnectionId) => {
    const ticket = await issueTicket(db, known, { spaceId, role: "SPACE_MODERATOR" });
    const needs = {
      db,
      spaces: { find: () => space, open: async () => ({ kind: "here" as const, space }) },
      visits: { note: (_: SpaceId, visit: { begun: number }) => void begun.push(visit.begun) },
      expulsions: new Lately(),
      changes,
      nowMs: () => clock.nowMs(),
      async admit(...asked: Parameters<typeof admit>) {
        const admitted = await admit(...asked);
        await meanwhile((changed) => changes.add(spaceId, changed));
        return admitted;
      },
    };
    return enterSpace(
      needs,
      { type: "hello", protocol: PROTOCOL, ticket, ...(replaces && { replaces }) },
      createLiveOutlet(),
    );
  };
  const role = () => space.participant(known.accountId)?.role ?? null;
  return { owner, spaceId, known, enter, role, begun };
}

test("whoever is removed on their way into a private space stays out", async () => {
  const { owner, spaceId, known, enter, role } = await onTheirWay();
  const { accountId } = known;
  const entered = await enter(async (changed) => {
    await desk.done(owner, "removeSpaceMember", { spaceId, accountId });
    changed(accountId);
  });
  expect(entered).toEqual({ kind: "out", ending: { closeCode: CLOSE_CODES.private } });
  expect(role()).toBeNull();
});

test("whoever gets another role on their way in comes in with it, also if everybody's may have changed", async () => {
  for (const isOfAll of [false, true]) {
    const { owner, spaceId, known, enter, role } = await onTheirWay();
    const { accountId } = known;
    const entered = await enter(async (changed) => {
      await desk.done(owner, "updateSpaceMemberRole", { spaceId, accountId, role: "SPACE_MEMBER" });
      changed(isOfAll ? null : accountId);
    });
    expect(entered.kind).toBe("in");
    expect(role()).toBe("SPACE_MEMBER");
  }
});

test("a visit begins once: not with another tab, nor when a lost connection comes back", async () => {
  const { known, enter, begun } = await onTheirWay();
  const nothing = async () => {};
  await enter(nothing);
  await enter(nothing);
  const { connectionId } = must(space.participant(known.accountId), "inside");
  space.leave(known.accountId, connectionId);
  await enter(nothing, connectionId);
  space.leave(known.accountId, must(space.participant(known.accountId), "inside").connectionId);
  await enter(nothing);
  expect(begun).toEqual([1, 0, 0, 1]);
});
