import { refuse } from "@atrium/contract";
import type { AccountId, RoomPatch, RoomRecords } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import type { ReadRecords } from "../live/records.ts";
import { isOnStage } from "./stageParts.ts";

type Refused = "invalidRoomType" | "alreadyNotOnStage";

/** Whoever steps down has no part any more, or another one: their spotlight is over with it. */
export const decideSetSpotlight: RoomRule<{ accountId: AccountId | null }, Refused> = (
  { room, inRoom },
  _self,
  { accountId },
) => {
  if (room.type !== "stage") return refuse("invalidRoomType");
  if (accountId !== null && !isOnStage(inRoom, accountId)) return refuse("alreadyNotOnStage");
  return decided({ patches: lit(inRoom, accountId) });
};

/** The spotlight that somebody on stage had before a restart, unless a host has set or ended one meanwhile. */
export const spotlightAgain = (inRoom: ReadRecords<RoomRecords>, accountId: AccountId): RoomPatch[] =>
  Array.from(inRoom.all("stagePart")).some(({ isSpotlit }) => isSpotlit !== undefined) ? [] : lit(inRoom, accountId);

/** The patches after which this presenter, and nobody else, is in the spotlight. */
const lit = (inRoom: ReadRecords<RoomRecords>, accountId: AccountId | null): RoomPatch[] =>
  Array.from(inRoom.all("stagePart")).flatMap(({ accountId: id, isSpotlit = false }): RoomPatch[] =>
    isSpotlit === (id === accountId)
      ? []
      : [{ type: "merge", kind: "stagePart", id, changes: { isSpotlit: id === accountId } }],
  );
