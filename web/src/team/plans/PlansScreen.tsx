import { SessionOver, useOwnAccount, useOwnLink } from "../../account/index.ts";
import { read } from "../../platform/data/read.ts";
import { useRead } from "../../platform/data/useRead.ts";
import type { Team } from "@atrium/contract";
import { useTeam } from "../ownTeams.ts";
import { obstacleOf } from "./plansModel.ts";
import { PlansView } from "./PlansView.tsx";
import { useChoosePlan } from "./useChoosePlan.ts";

/** The plans side by side, for a team's admins. */
export function PlansScreen() {
  const account = useOwnAccount();
  useOwnLink(account);
  const team = useTeam();
  return account === null ? <SessionOver /> : <Plans team={team} />;
}

function Plans({ team }: { team: Team }) {
  const { rates } = useRead(read("listPaidRates", {}));
  const { rate } = useRead(read("getDayPassRate", {}));
  const { capabilities } = useRead(read("getTeamBillingCapabilities2", { teamId: team.id }));
  const { choosing, choose } = useChoosePlan(team);
  return (
    <PlansView
      team={team}
      rates={rates}
      dayPass={rate}
      obstacle={obstacleOf(capabilities)}
      canBuy={capabilities.buy.card.month.state !== "FORBIDDEN"}
      choosing={choosing}
      choose={choose}
    />
  );
}
