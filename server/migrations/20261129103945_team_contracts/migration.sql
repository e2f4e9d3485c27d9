ALTER TABLE "teams" ADD COLUMN "agreed_spaces" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "agreed_recordings" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "contract_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "contract_note" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "actor_id" DROP NOT NULL;