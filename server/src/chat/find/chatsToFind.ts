import type { AccountId, ChatName } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Query } from "../../platform/database/database.ts";
import { rolesInTeam, teamsOfAccounts } from "../../space/index.ts";
import { findTeam } from "../../team/index.ts";
import { directPlace } from "../store/chatPlace.ts";
import type { ChatPlace } from "../store/chatPlace.ts";

/** What somebody may read: all their direct chats, and these. */
export interface Readable {
  direct: "all" | ChatPlace[];
  places: ChatPlace[];
  /** From when on they read the room among them; null: all of it. */
  from: string | null;
}

/** The teams whose chat is somebody's to read. */
export async function chatTeamsOf(query: Query, accountId: AccountId) {
  const teams = [];
  for (const teamId of (await teamsOfAccounts(query, [accountId])).get(accountId) ?? []) {
    // Somebody's ties to a deleted team stay while it can be brought back.
    const team = await findTeam(query, teamId);
    if (team === null) continue;
    const role = (await rolesInTeam(query, [accountId], teamId)).get(accountId);
    if (role !== undefined && may("team.chat", { role })) teams.push(team);
  }
  return teams;
}

/** Of what somebody may read the one chat they ask for: none where they may not. */
export function onlyIn(readable: Readable, chat: ChatName | undefined, accountId: AccountId): Readable {
  if (chat === undefined) return readable;
  if (chat.kind === "direct") return { ...readable, places: [], direct: [directPlace(accountId, chat.accountId)] };
  return { ...readable, direct: [], places: readable.places.filter((place) => isOf(place, chat)) };
}

function isOf(place: ChatPlace, chat: ChatName): boolean {
  if (place.kind === "room") return chat.kind === "room" && chat.roomId === place.roomId;
  if (place.kind === "space") return chat.kind === "space" && chat.spaceId === place.spaceId;
  return place.kind === "team" && chat.kind === "team" && chat.teamId === place.teamId;
}
