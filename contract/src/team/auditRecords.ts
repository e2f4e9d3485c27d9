import { z } from "zod";
import { Country, Look, TeamRole } from "../account/records.ts";
import { ContractPlan } from "../billing/contractRecords.ts";
import { BillingPeriod, RateId } from "../billing/records.ts";
import { AccountId, anId, SpaceId } from "../common/ids.ts";

export const AuditEntryId = anId().brand<"AuditEntryId">();
export type AuditEntryId = z.infer<typeof AuditEntryId>;
const MemberRole = z.enum(["SPACE_ADMIN", "SPACE_MODERATOR", "SPACE_MEMBER"]);

const about = <Action extends string, Shape extends z.ZodRawShape>(action: Action, shape: Shape) =>
  z.object({ action: z.literal(action), ...shape });
const person = { accountId: AccountId };
const space = { spaceId: SpaceId };
const people = { accountIds: z.array(AccountId) };
const rate = { rateId: RateId, period: BillingPeriod, people: z.int() };
const agreed = {
  plan: ContractPlan,
  people: z.int(),
  spaces: z.int(),
  recordings: z.int(),
  until: z.iso.date(),
};
const places = { spaceIds: z.array(SpaceId) };

/**
 * What was done to whom: ids and roles, never a name or an address, so that it can stay when somebody's data is deleted. The
 * only words are the reason of support staff.
 */
export const AuditedAct = z.discriminatedUnion("action", [
  about("memberRoleChanged", { ...person, from: TeamRole, to: TeamRole }),
  about("memberDemoted", person),
  about("memberRemoved", person),
  about("memberLeft", person),
  about("guestPromoted", person),
  about("guestRemoved", person),
  about("peopleInvited", { role: TeamRole, count: z.int() }),
  about("invitationTakenBack", { role: TeamRole }),
  about("linkMade", { role: TeamRole }),
  about("invitationAccepted", { role: TeamRole }),
  about("invitationDeclined", { role: TeamRole }),
  about("memberSpacesSet", { ...person, ...places }),
  about("guestSpacesSet", { ...person, ...places }),
  about("spaceDeleted", space),
  about("spaceRestored", space),
  about("teamDeleted", {}),
  about("teamRestored", {}),
  about("enteredAsAdmin", space),
  about("spaceMembersAdded", { ...people, ...space }),
  about("spaceGuestsAdded", { ...people, ...space }),
  about("spaceRoleChanged", { ...person, ...space, from: MemberRole, to: MemberRole }),
  about("spaceMemberRemoved", { ...person, ...space }),
  about("spaceGuestRemoved", { ...person, ...space }),
  about("moderatorMade", { ...person, ...space }),
  about("moderatorEnded", { ...person, ...space }),
  about("billingParamsSet", {}),
  about("taxRateSet", {}),
  about("cardAdded", {}),
  about("defaultCardSet", {}),
  about("cardDeleted", {}),
  about("rateBought", rate),
  about("rateUpgraded", rate),
  about("rateCancelled", {}),
  about("rateReactivated", {}),
  about("dayPassBought", { people: z.int() }),
  about("trialStarted", {}),
  about("dayPassMoved", { startsAt: z.iso.datetime() }),
  about("contractMade", agreed),
  about("contractChanged", agreed),
  about("contractEnded", {}),
  about("contractRanOut", {}),
  about("keepingSet", { chatDays: z.int().nullable(), recordingDays: z.int().nullable() }),
  about("ssoChanged", { isEnabled: z.boolean() }),
  about("joinedBySso", {}),
  about("slackConnected", {}),
  about("slackDisconnected", {}),
  about("slackPostingSet", space),
  about("supportOpened", { ...space, reason: z.string(), minutes: z.int() }),
  // A ticket to enter was given to them: whether they used it is not known.
  about("supportEntered", space),
  about("supportEnded", { ...person, ...space }),
  about("supportRanOut", space),
]);
export type AuditedAct = z.infer<typeof AuditedAct>;
export type AuditedAction = AuditedAct["action"];

const [first, ...others] = AuditedAct.options.map(({ shape }) => shape.action.value);
export const AuditedAction = z.enum(first === undefined ? others : [first, ...others]);

/** One action in a team. */
export const AuditEntry = z.object({
  id: AuditEntryId,
  at: z.iso.datetime(),
  /** Null: whoever runs the program, or the clock. */
  actorId: AccountId.nullable(),
  /** Browser and system it was done with, like *Chrome, Windows*; null if unknown. */
  device: z.string().nullable(),
  country: Country,
  act: AuditedAct,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Somebody whom entries name; people whose data was deleted since are missing. */
export const AuditedPerson = Look.extend({ accountId: AccountId, email: z.string().nullable() });
export type AuditedPerson = z.infer<typeof AuditedPerson>;

/** A space that entries name, including deleted ones that can be restored. */
export const AuditedSpace = z.object({ id: SpaceId, name: z.string() });
export type AuditedSpace = z.infer<typeof AuditedSpace>;
