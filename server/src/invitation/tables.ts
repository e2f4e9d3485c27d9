import type { AccountId, InvitationId, InvitationKind, SpaceId, TeamId, TeamRole } from "@atrium/contract";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "../account/index.ts";
import { spaces } from "../space/index.ts";
import { teams } from "../team/index.ts";
import { time } from "../platform/database/columns.ts";

/** Invitations to teams and spaces, one row per mail or link. Codes are stored hashed, and encrypted. */
export const invitations = pgTable(
  "invitations",
  {
    id: text("id").$type<InvitationId>().primaryKey(),
    kind: text("kind").$type<InvitationKind>().notNull(),
    teamId: text("team_id")
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    /** The space of the kind `spaceGuest`; otherwise null. */
    spaceId: text("space_id")
      .$type<SpaceId>()
      .references(() => spaces.id, { onDelete: "cascade" }),
    /** The spaces whoever accepts is added to. Some may have been deleted since. */
    spaceIds: jsonb("space_ids").$type<SpaceId[]>().notNull(),
    role: text("role").$type<TeamRole>().notNull(),
    /** As typed; null for a link. */
    email: text("email"),
    emailKey: text("email_key"),
    codeHash: text("code_hash").notNull().unique(),
    /** Encrypted, so that a link can be copied again and a mail sent again with the same URL. */
    codeSealed: text("code_sealed").notNull(),
    /** Null: never expires. */
    expiresAt: time("expires_at"),
    /** Null: unlimited. */
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
    index("invitations_address").on(table.emailKey),
    index("invitations_creator").on(table.createdBy),
  ],
);
