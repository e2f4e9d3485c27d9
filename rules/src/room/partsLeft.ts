import type { AccountId, RoomId, RoomPatch, RoomRecords } from "@atrium/contract";
import { boardLeft } from "../board/boardParts.ts";
import { captionsLeft } from "../captions/decideSetCaptions.ts";
import type { ReadRecords } from "../live/records.ts";
import { partGone } from "../stage/stageParts.ts";

/** Somebody leaves the room: their parts in it end. */
export const partsLeft = (inRoom: ReadRecords<RoomRecords>, accountId: AccountId, roomId: RoomId): RoomPatch[] => [
  partGone(accountId),
  ...boardLeft(inRoom, accountId),
  ...captionsLeft(inRoom, accountId, roomId),
];
