CREATE TABLE "slack_people" (
	"team_id" text,
	"account_id" text,
	"token_id" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"shown_space_id" text,
	"shown_text" text,
	"shown_until" timestamp with time zone,
	"shown_by" text,
	CONSTRAINT "slack_people_pkey" PRIMARY KEY("team_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "slack_postings" (
	"space_id" text PRIMARY KEY,
	"team_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"is_on" boolean NOT NULL,
	"met_at" timestamp with time zone,
	"owed_at" timestamp with time zone,
	"posted_at" timestamp with time zone,
	"is_channel_lost" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slack_tokens" (
	"id" text PRIMARY KEY,
	"sealed" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"shown_text" text,
	"unused_at" timestamp with time zone,
	"tried_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "slack_workspaces" (
	"team_id" text PRIMARY KEY,
	"workspace_id" text NOT NULL,
	"name" text NOT NULL,
	"token_id" text NOT NULL,
	"connected_by" text,
	"locale" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"broken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "slack_people_account" ON "slack_people" ("account_id");--> statement-breakpoint
CREATE INDEX "slack_people_token" ON "slack_people" ("token_id");--> statement-breakpoint
CREATE INDEX "slack_postings_team" ON "slack_postings" ("team_id");--> statement-breakpoint
CREATE INDEX "slack_workspaces_token" ON "slack_workspaces" ("token_id");--> statement-breakpoint
ALTER TABLE "slack_people" ADD CONSTRAINT "slack_people_team_id_slack_workspaces_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "slack_workspaces"("team_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "slack_people" ADD CONSTRAINT "slack_people_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "slack_people" ADD CONSTRAINT "slack_people_token_id_slack_tokens_id_fkey" FOREIGN KEY ("token_id") REFERENCES "slack_tokens"("id");--> statement-breakpoint
ALTER TABLE "slack_postings" ADD CONSTRAINT "slack_postings_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "slack_postings" ADD CONSTRAINT "slack_postings_team_id_slack_workspaces_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "slack_workspaces"("team_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "slack_workspaces" ADD CONSTRAINT "slack_workspaces_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "slack_workspaces" ADD CONSTRAINT "slack_workspaces_token_id_slack_tokens_id_fkey" FOREIGN KEY ("token_id") REFERENCES "slack_tokens"("id");--> statement-breakpoint
ALTER TABLE "slack_workspaces" ADD CONSTRAINT "slack_workspaces_connected_by_accounts_id_fkey" FOREIGN KEY ("connected_by") REFERENCES "accounts"("id") ON DELETE SET NULL;