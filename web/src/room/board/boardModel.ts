import type { AccountId, BoardPart, CursorShape, RoomMember, RoomRecords } from "@atrium/contract";
import { boardPartOf, followersOn, leaderOn, presenterOn, readTables } from "@atrium/rules";
import type { PersonModel } from "../people/personModel.ts";

/** What one person on a board sees of it. */
export interface BoardModel {
  /** Whom I follow. */
  leader: PersonModel | null;
  /** How many others follow the same person. */
  companions: number;
  presenter: PersonModel | null;
  isPresenting: boolean;
  /** Who follows me. */
  followers: readonly PersonModel[];
  cursors: ReadonlyMap<AccountId, CursorShape>;
}

interface BoardInput {
  parts: Record<string, BoardPart>;
  members: Record<string, RoomMember>;
  people: readonly PersonModel[];
  selfId: AccountId | null;
}

export function boardModel({ parts, members, people, selfId }: BoardInput): BoardModel {
  const inRoom = readTables<RoomRecords>({
    member: members,
    boardPart: parts,
    element: {},
    stagePart: {},
    backgroundVideo: {},
    captionReader: {},
    captionsOn: {},
  });
  const byId = new Map(people.map((person) => [person.accountId, person]));
  const find = (accountId: AccountId | null) => (accountId === null ? null : (byId.get(accountId) ?? null));
  const leaderId = selfId === null ? null : leaderOn(inRoom, selfId);
  const followers = selfId === null ? [] : followersOn(inRoom, selfId);
  return {
    leader: find(leaderId),
    companions: leaderId === null ? 0 : followersOn(inRoom, leaderId).length - 1,
    presenter: find(presenterOn(inRoom)),
    isPresenting: selfId !== null && boardPartOf(inRoom, selfId).isPresenting,
    followers: followers.flatMap((id) => byId.get(id) ?? []),
    cursors: new Map(
      Object.values(parts).flatMap(({ accountId, cursor }) => (cursor === null ? [] : [[accountId, cursor] as const])),
    ),
  };
}
