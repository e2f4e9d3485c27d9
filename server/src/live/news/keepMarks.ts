import { unreachable } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { accessChanged } from "../../account/index.ts";
import { chatChanged, chatRead } from "../../chat/index.ts";
import type { ChatPlace } from "../../chat/index.ts";
import { accountInvited, spaceInvitationsChanged } from "../../invitation/index.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Query } from "../../platform/database/database.ts";
import { recordingFinished } from "../../recording/index.ts";
import { spaceIdsOfTeams, teamsOfAccounts } from "../../space/index.ts";
import { teamPeopleChanged, teamPlanChanged } from "../../team/index.ts";
import type { ChangeMarks } from "./changeMarks.ts";
import { readsChanged } from "./newsDesk.ts";

/** Notes of everything that own links are told of when it was. Returns its undo. */
export function keepMarks(bus: Bus, marks: Pick<ChangeMarks, "note">): () => void {
  const undo = [
    bus.subscribe(readsChanged, ({ spaceId, teamId, accountId }) =>
      marks.note(...[spaceId, teamId, accountId].filter((id) => id !== null)),
    ),
    bus.subscribe(teamPeopleChanged, ({ teamId }) => marks.note(teamId)),
    bus.subscribe(teamPlanChanged, ({ teamId }) => marks.note(teamId)),
    bus.subscribe(spaceInvitationsChanged, ({ spaceId }) => marks.note(spaceId)),
    bus.subscribe(accountInvited, ({ accountId }) => marks.note(accountId)),
    bus.subscribe(accessChanged, ({ accountId }) => marks.note(accountId)),
    bus.subscribe(recordingFinished, ({ accountId }) => marks.note(accountId)),
    bus.subscribe(chatChanged, ({ place }) => marks.note(...readersOf(place))),
    bus.subscribe(chatRead, ({ accountId }) => marks.note(accountId)),
  ];
  return () => undo.forEach((each) => each());
}

/** Whose pages show that a chat has changed. */
function readersOf(place: ChatPlace): readonly string[] {
  switch (place.kind) {
    case "room":
      return [];
    case "space":
      return [place.spaceId];
    case "team":
      return [place.teamId];
    case "direct":
      return place.pair;
    default:
      return unreachable(place);
  }
}

/** The mark of the last change of an account, or of a team or a space that it has to do with. */
export async function lastChangeOf(query: Query, marks: ChangeMarks, accountId: AccountId): Promise<string> {
  const teamIds = [...((await teamsOfAccounts(query, [accountId])).get(accountId) ?? [])];
  const spaceIds = teamIds.length === 0 ? [] : await spaceIdsOfTeams(query, teamIds);
  return marks.lastOf([accountId, ...teamIds, ...spaceIds]);
}
