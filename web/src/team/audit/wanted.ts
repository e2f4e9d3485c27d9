import { AccountId, type AuditedAction, type TeamId } from "@atrium/contract";
import { z } from "zod";

/** The kinds of entries to filter by, each with its actions. */
const KIND_OF = {
  memberRoleChanged: "roles",
  memberDemoted: "roles",
  guestPromoted: "roles",
  spaceRoleChanged: "roles",
  moderatorMade: "roles",
  moderatorEnded: "roles",
  memberRemoved: "people",
  memberLeft: "people",
  guestRemoved: "people",
  memberSpacesSet: "people",
  guestSpacesSet: "people",
  ssoChanged: "people",
  keepingSet: "spaces",
  joinedBySso: "people",
  spaceMembersAdded: "people",
  spaceGuestsAdded: "people",
  spaceMemberRemoved: "people",
  spaceGuestRemoved: "people",
  peopleInvited: "invitations",
  invitationDeclined: "invitations",
  invitationTakenBack: "invitations",
  linkMade: "invitations",
  invitationAccepted: "invitations",
  spaceDeleted: "spaces",
  spaceRestored: "spaces",
  teamDeleted: "spaces",
  teamRestored: "spaces",
  enteredAsAdmin: "spaces",
  billingParamsSet: "billing",
  taxRateSet: "billing",
  cardAdded: "billing",
  defaultCardSet: "billing",
  cardDeleted: "billing",
  rateBought: "billing",
  rateUpgraded: "billing",
  rateCancelled: "billing",
  rateReactivated: "billing",
  dayPassBought: "billing",
  dayPassMoved: "billing",
  trialStarted: "billing",
  contractMade: "billing",
  contractChanged: "billing",
  contractEnded: "billing",
  contractRanOut: "billing",
  slackConnected: "spaces",
  slackDisconnected: "spaces",
  slackPostingSet: "spaces",
  supportOpened: "support",
  supportEntered: "support",
  supportEnded: "support",
  supportRanOut: "support",
} as const satisfies Record<AuditedAction, string>;

export const AuditKind = z.enum(["roles", "people", "invitations", "spaces", "billing", "support"]);
export type AuditKind = z.infer<typeof AuditKind>;
export const AuditDays = z.enum(["7", "30", "90", "365"]);
export type AuditDays = z.infer<typeof AuditDays>;

/** As many as the server takes at once. */
const MOST_ACTORS = 20;
/** Several of them stand in the address with commas between them. */
export const AuditActors = z.preprocess(
  (raw) => (typeof raw === "string" ? raw.split(",") : raw),
  z.array(AccountId).min(1).max(MOST_ACTORS),
);

/** The filter of the audit log, kept in the address. */
export interface AuditWanted {
  find: string;
  /** Who did it; empty for anybody. */
  who: readonly AccountId[];
  what: AuditKind | null;
  days: AuditDays;
}

export const LATELY: AuditWanted = { find: "", who: [], what: null, days: "30" };

export const isNarrowed = ({ find, who, what }: AuditWanted): boolean =>
  find.trim() !== "" || who.length > 0 || what !== null;

/** As search params: only what differs from the default. */
export const searchOf = ({ find, who, what, days }: AuditWanted) => ({
  ...(find === "" ? {} : { find }),
  ...(who.length === 0 ? {} : { who: [...who] }),
  ...(what === null ? {} : { what }),
  ...(days === LATELY.days ? {} : { days }),
});

/** As the server is asked: whole days of this computer's time, so that a day's questions are the same. */
export function inputOf(teamId: TeamId, { find, who, what, days }: AuditWanted, nowMs: number) {
  const since = new Date(nowMs);
  since.setHours(0, 0, 0, 0);
  since.setDate(since.getDate() - Number(days) + 1);
  return {
    teamId,
    since: since.toISOString(),
    ...(find.trim() === "" ? {} : { find: find.trim() }),
    ...(who.length === 0 ? {} : { actorIds: [...who] }),
    ...(what === null ? {} : { actions: actionsOf(what) }),
  };
}

const actionsOf = (kind: AuditKind): AuditedAction[] =>
  (Object.keys(KIND_OF) as AuditedAction[]).filter((action) => KIND_OF[action] === kind);
