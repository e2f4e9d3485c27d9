import type { TeamId } from "@atrium/contract";
import { useQueries } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useOwnAccount } from "../../account/index.ts";
import { useRead } from "../../platform/data/useRead.ts";
import { lastTeamId, ownTeams, spacesOf } from "../ownTeams.ts";
import type { Offer } from "../plans/offer.ts";
import { CreateTeamDialog } from "../settings/CreateTeamDialog.tsx";
import { ChooseTeamView } from "./ChooseTeamView.tsx";
import { WaitingInvitations } from "./WaitingInvitations.tsx";
import { teamChoices } from "./chooseModel.ts";

/** More teams than this are listed without who is inside: each of them would be asked. */
const MOST_ASKED = 12;

/** Which of one's teams to go to. */
export const ChooseTeamScreen = () => <ChooseTeam isForUpgrade={false} />;
/** Which of the teams one leads to look at the plan of. */
export const ChooseTeamForUpgradeScreen = () => <ChooseTeam isForUpgrade />;

function ChooseTeam({ isForUpgrade }: { isForUpgrade: boolean }) {
  const account = useOwnAccount() ?? null;
  const { teams } = useRead(ownTeams);
  const offer: Offer = useSearch({ strict: false });
  const [isMaking, setMaking] = useState(false);
  const asked = teams.slice(0, MOST_ASKED);
  const replies = useQueries({ queries: asked.map((team) => spacesOf(team)) });
  const inside = new Map<TeamId, number>();
  replies.forEach(({ data }, at) => {
    const team = asked[at];
    if (data === undefined || team === undefined) return;
    inside.set(
      team.id,
      data.spaces.reduce((sum, { onlineCount }) => sum + onlineCount, 0),
    );
  });
  const isVerified = account !== null && account.email !== null;
  return (
    <>
      <ChooseTeamView
        account={account}
        choices={teamChoices({ teams, inside, lastTeamId: lastTeamId(), isForUpgrade })}
        isForUpgrade={isForUpgrade}
        offer={offer}
        waiting={isForUpgrade || !isVerified ? null : <WaitingInvitations />}
        makeTeam={isVerified ? () => setMaking(true) : null}
      />
      <CreateTeamDialog opened={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}
