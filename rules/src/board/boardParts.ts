// A board: everybody hears everybody, and people may follow what another one sees. All others follow a presenter until
// they step out, which they can undo; besides, anybody may choose to follow somebody, presenter or not. A person has at
// most one part, and none if it would be empty. Whom somebody follows is derived from the parts, never stored twice.
// Invariants: there is at most one presenter, presenters follow nobody, and nobody follows in a circle.
import type { AccountId, BoardPart, RoomPatch, RoomRecords } from "@atrium/contract";
import type { ReadRecords } from "../live/records.ts";

type RoomRead = ReadRecords<RoomRecords>;

export const boardPartOf = (inRoom: Pick<RoomRead, "get">, accountId: AccountId): BoardPart =>
  inRoom.get("boardPart", accountId) ?? { accountId, ...NOTHING };

const NOTHING = { cursor: null, isPresenting: false, watchingForAccountId: null, steppedOut: false } as const;

export const presenterOn = (inRoom: RoomRead): AccountId | null =>
  [...inRoom.all("boardPart")].find(({ isPresenting }) => isPresenting)?.accountId ?? null;

/** Whose view of the board somebody sees: the person they chose, else the presenter unless they have stepped out. */
export function leaderOn(inRoom: RoomRead, accountId: AccountId): AccountId | null {
  const { watchingForAccountId, steppedOut } = boardPartOf(inRoom, accountId);
  if (watchingForAccountId !== null) return watchingForAccountId;
  const presenter = steppedOut ? null : presenterOn(inRoom);
  return presenter === accountId ? null : presenter;
}

export const followersOn = (inRoom: RoomRead, accountId: AccountId): AccountId[] =>
  [...inRoom.all("member")].map((member) => member.accountId).filter((id) => leaderOn(inRoom, id) === accountId);

/** Whether following this person would create a circle. */
export function leadsTo(inRoom: RoomRead, from: AccountId, to: AccountId): boolean {
  const passed = new Set<AccountId>();
  let next: AccountId | null = from;
  while (next !== null && !passed.has(next)) {
    if (next === to) return true;
    passed.add(next);
    next = leaderOn(inRoom, next);
  }
  return false;
}

/** The patch that changes or creates somebody's part. */
export const becomesOnBoard = (
  inRoom: RoomRead,
  accountId: AccountId,
  changes: Partial<Omit<BoardPart, "accountId">>,
): RoomPatch => ({
  type: "put",
  kind: "boardPart",
  id: accountId,
  record: { ...boardPartOf(inRoom, accountId), ...changes },
});

/** All others follow the presenter again, or have no presenter to step out from. */
export const backToPresenter = (inRoom: RoomRead, presenter: AccountId, isStart: boolean): RoomPatch[] =>
  [...inRoom.all("boardPart")].flatMap(({ accountId, steppedOut, watchingForAccountId }) => {
    if (accountId === presenter) return [];
    const isReleased = isStart && watchingForAccountId !== null;
    if (!steppedOut && !isReleased) return [];
    return [becomesOnBoard(inRoom, accountId, { steppedOut: false, ...(isStart && { watchingForAccountId: null }) })];
  });

const boardPartGone = (accountId: AccountId): RoomPatch => ({ type: "gone", kind: "boardPart", id: accountId });

/** Somebody leaves the room: nobody follows them any more, and their presentation ends. */
export function boardLeft(inRoom: RoomRead, accountId: AccountId): RoomPatch[] {
  const ends = boardPartOf(inRoom, accountId).isPresenting;
  return [...inRoom.all("boardPart")].flatMap((part) => {
    if (part.accountId === accountId) return [boardPartGone(accountId)];
    const isLost = part.watchingForAccountId === accountId;
    const isFreed = ends && part.steppedOut;
    if (!isLost && !isFreed) return [];
    const changes = { ...(isLost && { watchingForAccountId: null }), ...(isFreed && { steppedOut: false }) };
    return [becomesOnBoard(inRoom, part.accountId, changes)];
  });
}

/** The room is no board any more. */
export const boardOver = (inRoom: RoomRead): RoomPatch[] =>
  Array.from(inRoom.all("boardPart"), ({ accountId }) => boardPartGone(accountId));
