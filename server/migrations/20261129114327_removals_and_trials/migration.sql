CREATE TABLE "team_removals" (
	"team_id" text,
	"account_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_removals_pkey" PRIMARY KEY("team_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "trial_starters" (
	"account_id" text PRIMARY KEY,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "team_removals_account" ON "team_removals" ("account_id");--> statement-breakpoint
ALTER TABLE "team_removals" ADD CONSTRAINT "team_removals_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "team_removals" ADD CONSTRAINT "team_removals_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "trial_starters" ADD CONSTRAINT "trial_starters_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;