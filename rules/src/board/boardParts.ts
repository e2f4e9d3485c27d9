// A board: everybody hears everybody, and one may see what another sees. Whoever presents is followed by all others until they
// step out, which they may take back; beside that one follows somebody by one's own choice, presenter or not. A person has one
// part at most, and none where nothing is to be said of them. Whom somebody follows is worked out of the parts, never stored
// twice. It must always hold that one person presents at most, that presenters follow nobody, and that nobody follows in a circle.
import type { AccountId, BoardPart, RoomPatch, RoomRecords } from "@atrium/contract";
import type { ReadRecords } from "../live/records.ts";

type RoomRead = ReadRecords<RoomRecords>;

export const boardPartOf = (inRoom: Pick<RoomRead, "get">, accountId: AccountId): BoardPart =>
  inRoom.get("boardPart", accountId) ?? { accountId, ...NOTHING };

const NOTHING = { cursor: null, isPresenting: false, watchingForAccountId: null, steppedOut: false } as const;

export const presenterOn = (inRoom: RoomRead): AccountId | null =>
  [...inRoom.all("boardPart")].find(({ isPresenting }) => isPresenting)?.accountId ?? null;

/** Whose sight of the board somebody sees: whom they chose, else the presenter they have not stepped away from. */
export function leaderOn(inRoom: RoomRead, accountId: AccountId): AccountId | null {
  const { watchingForAccountId, steppedOut } = boardPartOf(inRoom, accountId);
  if (watchingForAccountId !== null) return watchingForAccountId;
  const presenter = steppedOut ? null : presenterOn(inRoom);
  return presenter === accountId ? null : presenter;
}

export const followersOn = (inRoom: RoomRead, accountId: AccountId): AccountId[] =>
  [...inRoom.all("member")].map((member) => member.accountId).filter((id) => leaderOn(inRoom, id) === accountId);

/** Whether following this person would lead back to the follower. */
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

/** The patch that changes somebody's part, or makes it. */
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

/** All others are at the presenter's side again, or have nobody to step away from. */
export const backToPresenter = (inRoom: RoomRead, presenter: AccountId, isStart: boolean): RoomPatch[] =>
  [...inRoom.all("boardPart")].flatMap(({ accountId, steppedOut, watchingForAccountId }) => {
    if (accountId === presenter) return [];
    const isReleased = isStart && watchingForAccountId !== null;
    if (!steppedOut && !isReleased) return [];
    return [becomesOnBoard(inRoom, accountId, { steppedOut: false, ...(isStart && { watchingForAccountId: null }) })];
  });

const boardPartGone = (accountId: AccountId): RoomPatch => ({ type: "gone", kind: "boardPart", id: accountId });

/** Somebody leaves the room: nobody follows them any more, and what they present ends. */
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
