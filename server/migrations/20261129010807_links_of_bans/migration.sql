ALTER TABLE "space_members" ADD COLUMN "invitation_id" text;--> statement-breakpoint
ALTER TABLE "space_bans" ADD COLUMN "invitation_id" text;