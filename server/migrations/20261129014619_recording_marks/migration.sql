ALTER TABLE "rooms" ADD COLUMN "recording_proof" text;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_picture_key_key" UNIQUE("picture_key");