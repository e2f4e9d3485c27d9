CREATE TABLE "team_arrivals" (
	"team_id" text,
	"account_id" text,
	"is_by_link" boolean NOT NULL,
	"invited_by" text,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_arrivals_pkey" PRIMARY KEY("team_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "space_visits" ADD COLUMN "visits_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "team_arrivals_account" ON "team_arrivals" ("account_id");--> statement-breakpoint
CREATE INDEX "team_arrivals_inviter" ON "team_arrivals" ("invited_by");--> statement-breakpoint
ALTER TABLE "team_arrivals" ADD CONSTRAINT "team_arrivals_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "team_arrivals" ADD CONSTRAINT "team_arrivals_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "team_arrivals" ADD CONSTRAINT "team_arrivals_invited_by_accounts_id_fkey" FOREIGN KEY ("invited_by") REFERENCES "accounts"("id") ON DELETE SET NULL;