import type { ChatKept, SpaceRole } from "@atrium/contract";
import { chatDaysNow, chosenDays, isShorter, may } from "@atrium/rules";
import type { Query } from "../../platform/database/database.ts";
import { chatKeepingOf, findTeam } from "../../team/index.ts";
import type { Chat } from "../store/chatStore.ts";
import { termOf } from "./expiringStore.ts";

/** How long messages of a chat are kept, for one of its readers; null: for good, as what two people write is. */
export async function keptOf(
  query: Query,
  { id }: Pick<Chat, "id">,
  { role, nowMs }: { role: SpaceRole | null; nowMs: number },
): Promise<ChatKept | null> {
  const placed = await termOf(query, id, nowMs);
  const team = placed === null ? null : await findTeam(query, placed.teamId);
  if (team === null) return null;
  const keeping = chatKeepingOf(team);
  const days = chatDaysNow(keeping, nowMs);
  if (days === null) return null;
  // Of a term that the team has chosen itself no other plan makes a longer one.
  const isPlans = isShorter(days, chosenDays(keeping.chat, nowMs));
  const mayUpgrade = role !== null && isPlans && may("team.manageBilling", { role });
  return { days, upgradeTeamId: mayUpgrade ? team.id : null };
}
