ALTER TABLE "temporary_auth_links" DROP COLUMN "host";--> statement-breakpoint
ALTER TABLE "live_tickets" DROP COLUMN "room_id";--> statement-breakpoint
CREATE INDEX "accounts_guests" ON "accounts" ("created_at") WHERE ("email_key" is null);