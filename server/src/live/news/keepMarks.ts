import { unreachable } from "@atrium/contract";
import type { AccountId, SpaceId, TeamId, Touched } from "@atrium/contract";
import { accessChanged } from "../../account/index.ts";
import { chatChanged, chatRead } from "../../chat/index.ts";
import type { ChatPlace } from "../../chat/index.ts";
import { accountInvited, spaceInvitationsChanged } from "../../invitation/index.ts";
import { newsMissed } from "../../platform/bus.ts";
import type { Bus } from "../../platform/bus.ts";
import type { Query } from "../../platform/database/database.ts";
import { recordingFinished } from "../../recording/index.ts";
import { concernsOf, spaceChanged, teamOfAnySpace } from "../../space/index.ts";
import type { TeamConcern } from "../../space/index.ts";
import { teamChanged, teamPeopleChanged, teamPlanChanged } from "../../team/index.ts";
import type { ChangeMarks } from "./changeMarks.ts";
import { mayHear } from "./mayHear.ts";
import { readsChanged } from "./newsDesk.ts";
import type { ReadsChanged } from "./newsDesk.ts";

/** What of a team its guests may read. */
const byGuestsOf = (teamId: TeamId): string => `${teamId} guests`;
/** What a team determines for its spaces: its name, its plan. */
const termsOf = (teamId: TeamId): string => `${teamId} terms`;
/** Who sees a space. */
const doorOf = (spaceId: SpaceId): string => `${spaceId} door`;

/** Notes of everything that own links are told of when it was. Returns its undo. */
export function keepMarks(bus: Bus, marks: Pick<ChangeMarks, "note" | "forgetAll">): () => void {
  const undo = [
    bus.subscribe(readsChanged, (change) => marks.note(...changedBy(change))),
    bus.subscribe(teamPeopleChanged, ({ teamId }) => marks.note(teamId, byGuestsOf(teamId))),
    bus.subscribe(teamPlanChanged, ({ teamId }) => marks.note(teamId, termsOf(teamId))),
    bus.subscribe(teamChanged, ({ teamId }) => marks.note(teamId, termsOf(teamId))),
    bus.subscribe(spaceChanged, ({ spaceId, people }) => {
      if (people === undefined) marks.note(doorOf(spaceId));
    }),
    bus.subscribe(spaceInvitationsChanged, ({ spaceId }) => marks.note(spaceId)),
    bus.subscribe(accountInvited, ({ accountId }) => marks.note(accountId)),
    bus.subscribe(accessChanged, ({ accountId }) => marks.note(accountId)),
    bus.subscribe(recordingFinished, ({ accountId }) => marks.note(accountId)),
    bus.subscribe(chatChanged, ({ place }) => marks.note(...readersOf(place))),
    bus.subscribe(chatRead, ({ accountId }) => marks.note(accountId)),
    bus.subscribe(newsMissed, () => marks.forgetAll()),
  ];
  return () => undo.forEach((each) => each());
}

/** Where a call has changed something: its own subject, and what it names besides. */
function changedBy({ spaceId, teamId, accountId, touched }: ReadsChanged): readonly string[] {
  const named = touched.map(({ subject }) => subject?.["spaceId"]).filter((id) => typeof id === "string");
  const ids: string[] = [spaceId, teamId, accountId].filter((id) => id !== null);
  if (teamId !== null && touched.some(isHeardByGuests)) ids.push(byGuestsOf(teamId));
  return [...ids, ...named];
}

const isHeardByGuests = (touched: Touched): boolean => mayHear(touched, { inTeam: "SPACE_GUEST", inSpace: null });

/** Whose pages show that a chat has changed. */
function readersOf(place: ChatPlace): readonly string[] {
  switch (place.kind) {
    case "room":
      return [];
    case "space":
      return [place.spaceId];
    case "team":
      return [place.teamId, byGuestsOf(place.teamId)];
    case "direct":
      return place.pair;
    default:
      return unreachable(place);
  }
}

/** Somebody who listens. */
export interface Hearer {
  accountId: AccountId;
  /** The only space its session reaches. */
  onlySpace?: SpaceId | undefined;
}

/** The mark of the last change of an account, or of what it may read of its teams and their spaces. */
export async function lastChangeOf(query: Query, marks: ChangeMarks, hearer: Hearer): Promise<string> {
  const { accountId, onlySpace } = hearer;
  if (onlySpace !== undefined) {
    const teamId = await teamOfAnySpace(query, onlySpace);
    return marks.lastOf([accountId, onlySpace, ...(teamId === null ? [] : [termsOf(teamId)])]);
  }
  return marks.lastOf([accountId, ...(await concernsOf(query, accountId)).flatMap(concerning)]);
}

/**
 * What concerns somebody of a team. A guest cannot tell what happens in a private space that they are not of, only that
 * others see it now: it may have been public a moment ago.
 */
const concerning = ({ teamId, isGuest, spaces }: TeamConcern): string[] => [
  ...(isGuest ? [byGuestsOf(teamId), termsOf(teamId)] : [teamId]),
  ...spaces.map(({ spaceId, isSeen }) => (isSeen ? spaceId : doorOf(spaceId))),
];
