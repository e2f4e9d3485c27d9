import { refuse } from "@atrium/contract";
import type { AccountId, RoomPatch, RoomRecords } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule, RoomScene } from "../live/decision.ts";
import type { ReadRecords } from "../live/records.ts";
import { may } from "../permissions/may.ts";
import { isHeld } from "../room/shield.ts";
import { backToPresenter, becomesOnBoard, boardPartOf, presenterOn } from "./boardParts.ts";

type StartRefused = "invalidRoomType" | "alreadyTranslating" | "anotherAccountIsTranslating" | "forbidden";

/** From now on everybody else follows, whomever they followed before. */
export const decideStartTranslation: RoomRule<object, StartRefused> = (
  { room, inRoom },
  { participant, member: { accountId } },
) => {
  if (room.type !== "collaboration") return refuse("invalidRoomType");
  if (isHeld(participant)) return refuse("forbidden");
  const presenter = presenterOn(inRoom);
  if (presenter === accountId) return refuse("alreadyTranslating");
  if (presenter !== null) return refuse("anotherAccountIsTranslating");
  const own = becomesOnBoard(inRoom, accountId, { isPresenting: true, watchingForAccountId: null, steppedOut: false });
  return decided({ patches: [own, ...backToPresenter(inRoom, accountId, true)] });
};

export const decideStopTranslation: RoomRule<object, "invalidRoomType" | "notTranslating"> = (
  { room, inRoom },
  { member: { accountId } },
) => {
  if (room.type !== "collaboration") return refuse("invalidRoomType");
  if (!boardPartOf(inRoom, accountId).isPresenting) return refuse("notTranslating");
  return decided({ patches: presentingOver(inRoom, accountId) });
};

const presentingOver = (inRoom: ReadRecords<RoomRecords>, accountId: AccountId): RoomPatch[] => [
  becomesOnBoard(inRoom, accountId, { isPresenting: false }),
  ...backToPresenter(inRoom, accountId, false),
];

/** Ends the presentation if the room or the presenter's role does not allow it any more. */
export function presentingRevoked({ room, inSpace, inRoom }: Omit<RoomScene, "plan">): RoomPatch[] {
  const presenter = presenterOn(inRoom);
  const participant = presenter === null ? undefined : inSpace.get("participant", presenter);
  if (presenter === null || participant === undefined) return [];
  const asker = { role: participant.role, roomFlags: room.permissions };
  return may("room.present", asker) ? [] : presentingOver(inRoom, presenter);
}
