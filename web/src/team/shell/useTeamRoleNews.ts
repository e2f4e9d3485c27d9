import { must, type AccountId, type Team, type TeamId, type TeamRole } from "@atrium/contract";
import { roleMove, standings } from "@atrium/rules";
import { useEffect, useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { showToast } from "../../ui/toast.tsx";
import { usersTexts } from "../users/texts.ts";

const rankOf = (role: TeamRole) => must(standings(role, [])[0], "a role in a team counts");

/** Says that one's own role in a team is another now, however many of the teams one looks at. */
export function useTeamRoleNews(accountId: AccountId | undefined, teams: readonly Team[] | undefined): void {
  const say = useTexts(usersTexts);
  const known = useRef<{ accountId: AccountId | undefined; roles: Map<TeamId, TeamRole> } | null>(null);
  useEffect(() => {
    if (teams === undefined) return;
    const last = known.current;
    const before = last !== null && last.accountId === accountId ? last.roles : null;
    known.current = { accountId, roles: new Map(teams.map(({ id, role }) => [id, role])) };
    for (const { id, name, role } of teams) {
      const move = roleMove(rankOf(before?.get(id) ?? role), rankOf(role));
      if (move !== null) showToast({ text: say(move, { team: name, caption: say(role) }) });
    }
  }, [accountId, teams, say]);
}
