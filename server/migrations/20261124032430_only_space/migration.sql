ALTER TABLE "sessions" ADD COLUMN "only_space_id" text;--> statement-breakpoint
ALTER TABLE "sign_in_requests" ADD COLUMN "only_space_id" text;--> statement-breakpoint
ALTER TABLE "live_tickets" ADD COLUMN "only_space_id" text;