import type { AccountId, RoomId, SpaceId, SpaceRole, TeamId } from "@atrium/contract";
import type { Transaction } from "../../platform/database/database.ts";
import { directPlace } from "../store/chatPlace.ts";
import type { ChatPlace } from "../store/chatPlace.ts";

/** What every changing call knows about its chat. */
export interface ChatCall {
  tx: Transaction;
  accountId: AccountId;
  nowMs: number;
  place: ChatPlace;
  /** Decides whether the caller may delete others' messages. */
  role: SpaceRole;
  /** The caller may read messages from this time on; null for all of them. */
  from: string | null;
}

type Caller = Pick<ChatCall, "tx" | "accountId" | "nowMs">;
type AsRole = { role: SpaceRole };

interface InRoom extends Caller {
  subject: { room: { id: RoomId }; space: { id: SpaceId } } & AsRole;
}
export const inRoomChat = ({ tx, accountId, nowMs, subject }: InRoom, from: string | null): ChatCall => ({
  tx,
  accountId,
  nowMs,
  place: { kind: "room", spaceId: subject.space.id, roomId: subject.room.id },
  role: subject.role,
  from,
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
  from: null,
});

interface InTeam extends Caller {
  subject: { team: { id: TeamId } } & AsRole;
}
/** In a team's chat only team admins are hosts: a host of one of its spaces does not run the team. */
export const inTeamChat = ({ tx, accountId, nowMs, subject }: InTeam): ChatCall => ({
  tx,
  accountId,
  nowMs,
  place: { kind: "team", teamId: subject.team.id },
  role: subject.role === "TEAM_ADMIN" ? "TEAM_ADMIN" : "SPACE_MEMBER",
  from: null,
});

interface WithPerson extends Caller {
  subject: { person: { accountId: AccountId } };
}
/** There are no hosts in a direct chat. */
export const inDirectChat = ({ tx, accountId, nowMs, subject }: WithPerson): ChatCall => ({
  tx,
  accountId,
  nowMs,
  place: directPlace(accountId, subject.person.accountId),
  role: "PUBLIC_GUEST",
  from: null,
});
