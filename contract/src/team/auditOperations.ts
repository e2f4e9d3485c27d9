import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { AccountId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { AuditedAction, AuditedPerson, AuditedSpace, AuditEntry, AuditEntryId } from "./auditRecords.ts";
import { PersonSearch } from "./records.ts";

export const listTeamAuditEntries = operation({
  name: "listTeamAuditEntries",
  says: "What was done in a team in the last twelve months, newest first, with the people and spaces involved. Fifty at a time by default.",
  input: z.strictObject({
    teamId: TeamId,
    /** Part of the name or e-mail of somebody involved, or of a space's name. */
    find: PersonSearch.optional(),
    /** Only actions of these people. */
    actorIds: z.array(AccountId).min(1).max(20).optional(),
    actions: z.array(AuditedAction).min(1).optional(),
    /** Only entries from then on. */
    since: z.iso.datetime().optional(),
    count: z.int().min(bounds.auditPage.min).max(bounds.auditPage.max).optional(),
    /** `nextCursor` of the previous page. */
    cursor: AuditEntryId.optional(),
  }),
  success: z.object({
    entries: z.array(AuditEntry),
    people: z.array(AuditedPerson),
    spaces: z.array(AuditedSpace),
    /** Everybody with an entry, a hundred at most. */
    actorIds: z.array(AccountId),
    /** The total on all pages. */
    total: z.int(),
    nextCursor: AuditEntryId.nullable(),
  }),
  refusals: [],
  may: "team.seeAudit",
  subject: "team",
  keeps: "nothing",
});
