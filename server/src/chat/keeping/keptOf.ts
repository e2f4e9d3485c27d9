import type { ChatKept, SpaceRole } from "@atrium/contract";
import { chatDaysNow, chosenDays, isShorter, may } from "@atrium/rules";
import type { Query } from "../../platform/database/database.ts";
import { chatKeepingOf, findTeam } from "../../team/index.ts";
import type { Chat } from "../store/chatStore.ts";
import { sharedDaysOf, teamOfChat } from "./expiringStore.ts";

/** How long messages of a chat are kept, for one of its readers; null: for good. */
export async function keptOf(
  query: Query,
  { id, kind }: Pick<Chat, "id" | "kind">,
  { role, nowMs }: { role: SpaceRole | null; nowMs: number },
): Promise<ChatKept | null> {
  if (kind === "direct") {
    const shared = await sharedDaysOf(query, id, nowMs);
    return shared === null ? null : { days: shared, upgradeTeamId: null };
  }
  const teamId = await teamOfChat(query, id);
  const team = teamId === null ? null : await findTeam(query, teamId);
  if (team === null) return null;
  const keeping = chatKeepingOf(team);
  const days = chatDaysNow(keeping, nowMs);
  if (days === null) return null;
  // Of a term that the team has chosen itself no other plan makes a longer one.
  const isPlans = isShorter(days, chosenDays(keeping.chat, nowMs));
  const mayUpgrade = role !== null && isPlans && may("team.manageBilling", { role });
  return { days, upgradeTeamId: mayUpgrade ? team.id : null };
}
