import { refuse } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import { becomesOnBoard, boardPartOf, leaderOn, leadsTo, presenterOn } from "./boardParts.ts";

type WatchRefused = "invalidRoomType" | "participantNotFound" | "alreadyTranslating" | "forbidden";

/** Somebody who returns to the presenter follows like all others, and stops when they do. */
export const decideWatchForUser: RoomRule<{ accountId: AccountId }, WatchRefused> = (
  { room, inRoom },
  { member: self },
  { accountId },
) => {
  if (room.type !== "collaboration") return refuse("invalidRoomType");
  if (accountId === self.accountId || inRoom.get("member", accountId) === undefined)
    return refuse("participantNotFound");
  if (boardPartOf(inRoom, self.accountId).isPresenting) return refuse("alreadyTranslating");
  if (leaderOn(inRoom, self.accountId) === accountId) return decided();
  if (leadsTo(inRoom, accountId, self.accountId)) return refuse("forbidden");
  const presenter = presenterOn(inRoom);
  const changes =
    accountId === presenter
      ? { watchingForAccountId: null, steppedOut: false }
      : { watchingForAccountId: accountId, steppedOut: presenter !== null };
  return decided({ patches: [becomesOnBoard(inRoom, self.accountId, changes)] });
};

/** From now on they choose their own view, whoever presents. */
export const decideUnwatchUser: RoomRule<object, "invalidRoomType" | "notWatching"> = (
  { room, inRoom },
  { member: { accountId } },
) => {
  if (room.type !== "collaboration") return refuse("invalidRoomType");
  if (leaderOn(inRoom, accountId) === null) return refuse("notWatching");
  const steppedOut = presenterOn(inRoom) !== null;
  return decided({ patches: [becomesOnBoard(inRoom, accountId, { watchingForAccountId: null, steppedOut })] });
};
