import { must } from "@atrium/contract";
import type { AccountId, Effect, TeamRole } from "@atrium/contract";
import { roleMove, standings } from "@atrium/rules";
import { findAccount, wantsMail } from "../../account/index.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { mailSender } from "../mailSender.ts";
import type { TeamRow } from "../teamStore.ts";
import { roleMail } from "./roleMail.ts";

export interface RoleMailNeeds {
  mailer: Mailer;
  /** Base URL of links in mails, without a trailing slash. */
  siteUrl: () => string;
}

interface RoleChange {
  team: TeamRow;
  accountId: AccountId;
  actorId: AccountId;
  from: TeamRole;
  to: TeamRole;
  nowMs: number;
}

const rankOf = (role: TeamRole) => must(standings(role, [])[0], "a role in a team counts");

/** Mails somebody whose role in a team was changed by somebody else, if they have an e-mail and want to hear of it. */
export async function mailRoleChange(
  { mailer, siteUrl }: RoleMailNeeds,
  tx: Transaction,
  { team, accountId, actorId, from, to, nowMs }: RoleChange,
): Promise<Effect[]> {
  const move = roleMove(rankOf(from), rankOf(to));
  if (move === null || accountId === actorId) return [];
  const account = await findAccount(tx, accountId);
  if (account === null || account.email === null || !(await wantsMail(tx, accountId, "role"))) return [];
  const actor = await findAccount(tx, actorId);
  const mail = roleMail({
    to: account.email,
    teamName: team.name,
    move,
    role: to,
    actor: actor?.name.trim() || actor?.email || "Atrium",
    link: `${siteUrl()}/dashboard/team/${team.id}`,
    locale: account.locale,
  });
  return [await mailer.send(tx, { ...mail, ...mailSender(team, nowMs) }, nowMs)];
}
