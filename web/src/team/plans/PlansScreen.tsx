import { SessionOver, useOwnAccount, useOwnLink } from "../../account/index.ts";
import { read } from "../../platform/data/read.ts";
import { useRead } from "../../platform/data/useRead.ts";
import type { Team } from "@atrium/contract";
import { Navigate, notFound, useParams, useSearch } from "@tanstack/react-router";
import { DayPassScreen } from "../dayPass/DayPassScreen.tsx";
import { useTeam } from "../ownTeams.ts";
import { SubscriptionScreen } from "../subscription/SubscriptionScreen.tsx";
import { stepOf, type Offer } from "./offer.ts";
import { obstacleOf } from "./plansModel.ts";
import { PlansView } from "./PlansView.tsx";

/** The plans side by side and the choice of a day pass, for a team's admins. */
export function PlansScreen() {
  const account = useOwnAccount();
  useOwnLink(account);
  const team = useTeam();
  const { step } = useParams({ strict: false });
  const offer: Offer = useSearch({ strict: false });
  const asked = step === undefined ? stepOf(offer) : null;
  if (account === null) return <SessionOver />;
  if (asked !== null) return <ToOffer teamId={team.id} step={asked} offer={offer} />;
  if (step === "daypass") return <DayPassScreen team={team} />;
  if (step === "subscription" || step === "checkout") return <SubscriptionScreen team={team} />;
  if (step === undefined) return <Plans team={team} />;
  throw notFound();
}

/** The page that shows what a link asks for, in place of this one: going back from there leads to all plans. */
function ToOffer({ teamId, step, offer }: { teamId: Team["id"]; step: string; offer: Offer }) {
  const to = "/dashboard/team/$teamId/upgrade/{-$step}";
  return <Navigate to={to} params={{ teamId, step }} search={offer} replace />;
}

function Plans({ team }: { team: Team }) {
  const { rates } = useRead(read("listPaidRates", {}));
  const { rate } = useRead(read("getDayPassRate", {}));
  const { capabilities, subscription } = useRead(read("getTeamBillingCapabilities2", { teamId: team.id }));
  return (
    <PlansView
      team={team}
      rates={rates}
      dayPass={rate}
      obstacle={obstacleOf(capabilities)}
      canBuy={capabilities.buy.card.month.state !== "FORBIDDEN"}
      had={subscription}
      canBuyPass={capabilities.dayPass.state !== "FORBIDDEN"}
    />
  );
}
