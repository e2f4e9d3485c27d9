ALTER TABLE "sessions" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD COLUMN "strange_since" timestamp with time zone;