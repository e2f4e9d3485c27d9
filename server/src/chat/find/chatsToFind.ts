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
  /** They may read the room among them from this time on; null for all of it. */
  from: string | null;
}

/** The teams whose chat somebody may read. */
export async function chatTeamsOf(query: Query, accountId: AccountId) {
  const teams = [];
  for (const teamId of (await teamsOfAccounts(query, [accountId])).get(accountId) ?? []) {
    // Memberships of a deleted team stay while it can be restored.
    const team = await findTeam(query, teamId);
    if (team === null) continue;
    const role = (await rolesInTeam(query, [accountId], teamId)).get(accountId);
    if (role !== undefined && may("team.chat", { role })) teams.push(team);
  }
  return teams;
}

/** Limits what somebody may read to the one chat they ask for: nothing if they may not read it. */
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
