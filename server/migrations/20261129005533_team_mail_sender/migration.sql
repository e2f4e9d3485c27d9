ALTER TABLE "teams" ADD COLUMN "email_sender_name" text;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "email_prefix" text;