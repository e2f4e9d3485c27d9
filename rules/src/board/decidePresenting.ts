import { refuse } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import { isHeld } from "../room/shield.ts";
import { backToPresenter, becomesOnBoard, boardPartOf, presenterOn } from "./boardParts.ts";

type StartRefused = "invalidRoomType" | "alreadyTranslating" | "anotherAccountIsTranslating" | "forbidden";

/** Everybody else follows from now on, whomever they followed before. */
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
  const own = becomesOnBoard(inRoom, accountId, { isPresenting: false });
  return decided({ patches: [own, ...backToPresenter(inRoom, accountId, false)] });
};
