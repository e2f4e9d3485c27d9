import { accessChanged, sessionEnded } from "../../account/index.ts";
import { accountInvited, spaceInvitationsChanged } from "../../invitation/index.ts";
import { spaceChanged } from "../../space/index.ts";
import { teamPeopleChanged, teamPlanChanged } from "../../team/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Listeners } from "./listeners.ts";
import { readsChanged } from "./newsDesk.ts";
import type { NewsDesk } from "./newsDesk.ts";

interface FollowAccountsNeeds {
  bus: Bus;
  desk: Pick<
    NewsDesk,
    | "accessChanged"
    | "doorChanged"
    | "invited"
    | "teamPeopleChanged"
    | "teamPlanChanged"
    | "spaceInvitationsChanged"
    | "readsChanged"
  >;
  listeners: Pick<Listeners, "endSession">;
}

/** Keeps links and their news in sync with the accounts behind them. Returns its undo. */
export function followAccounts({ bus, desk, listeners }: FollowAccountsNeeds): () => void {
  const undo = [
    bus.subscribe(readsChanged, (change) => desk.readsChanged(change)),
    bus.subscribe(teamPeopleChanged, ({ teamId }) => desk.teamPeopleChanged(teamId)),
    bus.subscribe(teamPlanChanged, ({ teamId }) => desk.teamPlanChanged(teamId)),
    bus.subscribe(spaceInvitationsChanged, ({ spaceId }) => desk.spaceInvitationsChanged(spaceId)),
    bus.subscribe(spaceChanged, ({ spaceId, people }) =>
      people === undefined ? desk.doorChanged(spaceId) : undefined,
    ),
    bus.subscribe(accountInvited, ({ accountId }) => desk.invited(accountId)),
    bus.subscribe(accessChanged, ({ accountId }) => desk.accessChanged(accountId)),
    bus.subscribe(sessionEnded, ({ sessionId }) => listeners.endSession(sessionId)),
  ];
  return () => undo.forEach((each) => each());
}
