import type { AccountId, CaptionLanguage, RoomPatch, RoomRecords } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { RoomRule } from "../live/decision.ts";
import type { ReadRecords } from "../live/records.ts";

type RoomRead = ReadRecords<RoomRecords>;

/** Whoever begins to read turns captions on for the room, the last reader turns them off. */
export const decideSetCaptions: RoomRule<{ language: CaptionLanguage | null }> = (
  { room, inRoom },
  { member: { accountId } },
  { language },
) => {
  if (language === null) return decided({ patches: captionsLeft(inRoom, accountId, room.id) });
  const reader: RoomPatch = { type: "put", kind: "captionReader", id: accountId, record: { accountId, language } };
  if (inRoom.get("captionsOn", room.id) !== undefined) return decided({ patches: [reader] });
  const on: RoomPatch = { type: "put", kind: "captionsOn", id: room.id, record: { roomId: room.id } };
  return decided({ patches: [reader, on] });
};

/** Somebody reads no captions any more. */
export function captionsLeft(inRoom: RoomRead, accountId: AccountId, roomId: string): RoomPatch[] {
  if (inRoom.get("captionReader", accountId) === undefined) return [];
  const gone: RoomPatch = { type: "gone", kind: "captionReader", id: accountId };
  for (const reader of inRoom.all("captionReader")) if (reader.accountId !== accountId) return [gone];
  return [gone, { type: "gone", kind: "captionsOn", id: roomId }];
}
