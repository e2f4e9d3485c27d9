ALTER TABLE "rooms" ADD COLUMN "background_video" jsonb;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "kept_live" jsonb;