import { and, asc, eq, sql } from "drizzle-orm";
import { ownRowsBy } from "../platform/database/ownRows.ts";
import { invitations } from "./tables.ts";

/** The invitations somebody has sent, without their codes, which are for others. */
export const ownInvitations = ownRowsBy(
  (query, accountId, { after, limit }) =>
    query
      .select({
        id: invitations.id,
        kind: invitations.kind,
        teamId: invitations.teamId,
        spaceIds: invitations.spaceIds,
        role: invitations.role,
        email: invitations.email,
        createdAt: invitations.createdAt,
        expiresAt: invitations.expiresAt,
        usedCount: invitations.usedCount,
        revokedAt: invitations.revokedAt,
      })
      .from(invitations)
      .where(and(eq(invitations.createdBy, accountId), sql`${invitations.id} > ${after}`))
      .orderBy(asc(invitations.id))
      .limit(limit),
  ({ id }) => id,
);
