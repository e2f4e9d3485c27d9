import type { AccountId, RoomId, SpaceId, SpaceRole } from "@atrium/contract";
import type { Transaction } from "../platform/database/database.ts";
import type { ChatPlace } from "./chatPlace.ts";

/** What every changing call knows of the chat it is about. */
export interface ChatCall {
  tx: Transaction;
  accountId: AccountId;
  nowMs: number;
  place: ChatPlace;
  /** What decides whether one may delete what others wrote. */
  role: SpaceRole;
}

type Caller = Pick<ChatCall, "tx" | "accountId" | "nowMs">;
type AsRole = { role: SpaceRole };

interface InRoom extends Caller {
  subject: { room: { id: RoomId }; space: { id: SpaceId } } & AsRole;
}
export const inRoomChat = ({ tx, accountId, nowMs, subject }: InRoom): ChatCall => ({
  tx,
  accountId,
  nowMs,
  place: { kind: "room", spaceId: subject.space.id, roomId: subject.room.id },
  role: subject.role,
});

interface InSpace extends Caller {
  subject: { space: { id: SpaceId } } & AsRole;
}
export const inSpaceChat = ({ tx, accountId, nowMs, subject }: InSpace): ChatCall => ({
  tx,
  accountId,
  nowMs,
  place: { kind: "space", spaceId: subject.space.id },
  role: subject.role,
});
