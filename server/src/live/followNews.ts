import { CLOSE_CODES } from "@atrium/contract";
import type { AccountId, SpaceId, SpaceRole } from "@atrium/contract";
import { accountChanged, sessionEnded } from "../account/index.ts";
import { chatChanged, chatTyping } from "../chat/index.ts";
import { elementsRevised } from "../element/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { asksForPassword, decideTellChat, decideTellTyping } from "@atrium/rules";
import { spaceChanged, spaceRevised, thoseKnowingPassword } from "../space/index.ts";
import { teamChanged } from "../team/index.ts";
import { onRoom } from "./actors/decideHere.ts";
import type { SpaceActor } from "./actors/spaceActor.ts";
import type { Lately } from "./lately.ts";
import type { LiveSpaces } from "./liveSpaces.ts";
import { findPeople } from "./liveStore.ts";
import { doorAt, startAhead } from "./startAhead.ts";
import { createTurns } from "./turns.ts";

interface FollowNewsNeeds {
  db: Database;
  bus: Bus;
  clock: Pick<Clock, "nowMs">;
  spaces: LiveSpaces;
  /** Gets everybody whose role may have changed: they may be on their way in. */
  changes: Pick<Lately, "add">;
  /** A space, or its people's rights in it, may have changed. */
  onChanged: (spaceId: SpaceId) => void;
  onFault: (error: unknown) => void;
}

/** Keeps live spaces in sync with the records behind them. Returns its undo. */
export function followNews({ db, bus, clock, spaces, changes, onChanged, onFault }: FollowNewsNeeds): () => void {
  const reload = (spaceId: SpaceId) =>
    void spaces
      .reload(spaceId)
      .then(() => onChanged(spaceId))
      .catch(onFault);
  // What decides about people is updated first: when the space opens, and whether it still exists.
  const reloadWithPeople = async (spaceId: SpaceId, people: readonly AccountId[] | undefined) => {
    if (people === undefined) await spaces.reload(spaceId);
    await refreshPeople({ db, clock, spaces }, spaceId, people);
    onChanged(spaceId);
  };
  // Two concurrent reads of a role may be answered in reverse order, so that somebody would keep a role they have lost.
  const inTurn = createTurns(onFault);
  const undo = [
    // A room's flags may be among the changes: the media server applies them as soon as the pages do.
    bus.subscribe(spaceRevised, ({ spaceId, ...change }) => {
      spaces
        .revise(spaceId, change)
        .then(() => onChanged(spaceId))
        .catch(onFault);
    }),
    bus.subscribe(elementsRevised, ({ spaceId, roomId, ...change }) =>
      spaces.find(spaceId)?.rooms.find(roomId)?.elements.revise(change),
    ),
    bus.subscribe(spaceChanged, ({ spaceId, people }) => {
      for (const accountId of people ?? [null]) changes.add(spaceId, accountId);
      inTurn(spaceId, () => reloadWithPeople(spaceId, people));
    }),
    bus.subscribe(teamChanged, ({ teamId }) => {
      for (const space of spaces.all()) if (space.shared.teamId === teamId) reload(space.spaceId);
    }),
    bus.subscribe(accountChanged, ({ accountId }) => {
      for (const space of spaces.all())
        if (space.participant(accountId) !== null)
          inTurn(space.spaceId, () => refreshPeople({ db, clock, spaces }, space.spaceId, [accountId]));
    }),
    bus.subscribe(chatChanged, ({ place, ...change }) => {
      const space = place.kind === "room" ? spaces.find(place.spaceId) : null;
      if (space === null || place.kind !== "room") return;
      const arrivedAt = (accountId: AccountId) =>
        new Date(space.roomOf(accountId)?.actor.arrivedAtMs(accountId) ?? clock.nowMs()).toISOString();
      onRoom({ space, roomId: place.roomId }, decideTellChat, { ...change, arrivedAt });
    }),
    bus.subscribe(chatTyping, ({ place, typing }) => {
      const space = place.kind === "room" ? spaces.find(place.spaceId) : null;
      if (space !== null && place.kind === "room") onRoom({ space, roomId: place.roomId }, decideTellTyping, typing);
    }),
    bus.subscribe(sessionEnded, ({ sessionId }) => {
      for (const space of spaces.all()) space.endSession(sessionId);
    }),
  ];
  return () => undo.forEach((each) => each());
}

/**
 * Rereads these people (or everybody inside or waiting); removes those who can no longer see the space, are too early for
 * it, or came in by a role without its password and have lost that role.
 */
async function refreshPeople(
  { db, clock, spaces }: Pick<FollowNewsNeeds, "db" | "clock" | "spaces">,
  spaceId: SpaceId,
  those: readonly AccountId[] | undefined,
): Promise<void> {
  const found = spaces.find(spaceId);
  const inside = [...(found?.records.all("participant") ?? [])].map(({ accountId }) => accountId);
  // The queue first: nobody is called to a place they may no longer take.
  const all = [...(found?.queue.accountIds ?? []), ...inside];
  const here = those === undefined ? all : all.filter((accountId) => those.includes(accountId));
  if (here.length === 0) return;
  const people = await findPeople(db, here, spaceId);
  const unasked = await thoseUnasked({ db, clock }, spaces.find(spaceId), people);
  const space = spaces.find(spaceId);
  if (space === null) return;
  for (const accountId of here) {
    const person = people.get(accountId);
    const startsAt = person === undefined ? null : startAhead(space.shared, person.role, clock.nowMs());
    if (person === undefined) space.expel(accountId, { closeCode: CLOSE_CODES.private });
    else if (startsAt !== null) space.expel(accountId, { closeCode: CLOSE_CODES.notStarted, startsAt });
    else if (unasked.has(accountId)) space.expel(accountId, { closeCode: CLOSE_CODES.wrongPassword });
    else if (space.participant(accountId) !== null) space.update(accountId, person);
  }
}

/** Who is inside without ever having given the space's password, by a role that they have lost. */
async function thoseUnasked(
  { db, clock }: Pick<FollowNewsNeeds, "db" | "clock">,
  space: SpaceActor | null,
  people: ReadonlyMap<AccountId, { role: SpaceRole }>,
): Promise<ReadonlySet<AccountId>> {
  if (space === null || !space.shared.hasPassword) return new Set();
  const door = doorAt(space.shared);
  const lost = [...people].flatMap(([accountId, { role }]) => {
    const before = space.participant(accountId)?.role;
    return before !== undefined && asksForPassword(door, role) && !asksForPassword(door, before) ? [accountId] : [];
  });
  if (lost.length === 0) return new Set();
  const knowing = await thoseKnowingPassword(db, { spaceId: space.spaceId, accountIds: lost }, clock.nowMs());
  return new Set(lost.filter((accountId) => !knowing.has(accountId)));
}
