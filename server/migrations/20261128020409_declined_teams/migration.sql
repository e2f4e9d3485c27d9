CREATE TABLE "declined_teams" (
	"team_id" text,
	"mailbox" text,
	"declined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_teams_pkey" PRIMARY KEY("team_id","mailbox")
);
--> statement-breakpoint
ALTER TABLE "declined_teams" ADD CONSTRAINT "declined_teams_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;