CREATE TABLE "recordings" (
	"id" text PRIMARY KEY,
	"team_id" text,
	"space_id" text,
	"room_id" text,
	"room_name" text NOT NULL,
	"started_by" text,
	"state" text NOT NULL,
	"ended_because" text,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"key" text NOT NULL UNIQUE,
	"duration_ms" integer,
	"bytes" bigint
);
--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "recording_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "recording_by_name" text;--> statement-breakpoint
CREATE INDEX "recordings_team" ON "recordings" ("team_id");--> statement-breakpoint
CREATE INDEX "recordings_space" ON "recordings" ("space_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_running" ON "recordings" ("room_id") WHERE "state" in ('starting', 'recording');--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_room_id_rooms_id_fkey" FOREIGN KEY ("room_id") REFERENCES "rooms"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_started_by_accounts_id_fkey" FOREIGN KEY ("started_by") REFERENCES "accounts"("id") ON DELETE SET NULL;