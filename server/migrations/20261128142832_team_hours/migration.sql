CREATE TABLE "team_hours" (
	"team_id" text PRIMARY KEY,
	"since" timestamp with time zone NOT NULL,
	"used_ms" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_hours" ADD CONSTRAINT "team_hours_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;