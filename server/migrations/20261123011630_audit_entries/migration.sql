CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY,
	"team_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"about" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_team" ON "audit_entries" ("team_id","at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;