import type { AccountId, InvitationId, InvitationKind, SpaceId, TeamId, TeamRole } from "@atrium/contract";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { spaces } from "../space/index.ts";
import { teams } from "../team/index.ts";
import { time } from "../platform/database/columns.ts";

/** Invitations to teams and spaces, one row for each mail or link. What they open by is kept as a hash, and sealed. */
export const invitations = pgTable(
  "invitations",
  {
    id: text("id").$type<InvitationId>().primaryKey(),
    kind: text("kind").$type<InvitationKind>().notNull(),
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** The one space of the kind `spaceGuest`; null for all others. */
    spaceId: text("space_id")
      .$type<SpaceId>()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** Where whoever accepts is added to. Some may be gone since. */
    spaceIds: jsonb("space_ids").$type<SpaceId[]>().notNull(),
    role: text("role").$type<TeamRole>().notNull(),
    /** As it was typed; null for a link. */
    email: text("email"),
    emailKey: text("email_key"),
    codeHash: text("code_hash").notNull().unique(),
    /** So that a link can be copied again and a mail be sent again with the same address. */
    codeSealed: text("code_sealed").notNull(),
    /** Null: it does not end by itself. */
    expiresAt: time("expires_at"),
    /** Null: as often as one likes. */
    usesLeft: integer("uses_left"),
    usedCount: integer("used_count").notNull().default(0),
    createdBy: text("created_by")
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
    revokedAt: time("revoked_at"),
  },
  (table) => [
    index("invitations_team").on(table.teamId, table.createdAt),
    index("invitations_space").on(table.spaceId),
    index("invitations_creator").on(table.createdBy),
  ],
);
