ALTER TABLE "teams" ADD COLUMN "chat_kept_days" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "chat_kept_before" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "chat_kept_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "recording_kept_days" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "recording_kept_before" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "recording_kept_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "free_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "goes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "teams_contract_ends" ON "teams" ("contract_ends_at") WHERE ("contract_ends_at" is not null);--> statement-breakpoint
CREATE INDEX "recordings_started" ON "recordings" ("started_at");--> statement-breakpoint
-- Teams that are on the free plan already have its days before anything goes, too.
UPDATE "teams" SET "free_since" = now() WHERE "plan" = 'free';