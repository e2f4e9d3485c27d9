CREATE TABLE "invitations" (
	"id" text PRIMARY KEY,
	"kind" text NOT NULL,
	"team_id" text NOT NULL,
	"space_id" text,
	"space_ids" jsonb NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"email_key" text,
	"code_hash" text NOT NULL UNIQUE,
	"code_sealed" text NOT NULL,
	"expires_at" timestamp with time zone,
	"uses_left" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "invitations_team" ON "invitations" ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_space" ON "invitations" ("space_id");--> statement-breakpoint
CREATE INDEX "invitations_creator" ON "invitations" ("created_by");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_created_by_accounts_id_fkey" FOREIGN KEY ("created_by") REFERENCES "accounts"("id") ON DELETE CASCADE;