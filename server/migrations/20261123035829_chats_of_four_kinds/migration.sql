ALTER TABLE "chats" ADD COLUMN "kind" text DEFAULT 'room' NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "space_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "low_account_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "high_account_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "last_message_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chats" ALTER COLUMN "room_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_space_id_key" UNIQUE("space_id");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_team_id_key" UNIQUE("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chats_pair" ON "chats" ("low_account_id","high_account_id");--> statement-breakpoint
CREATE INDEX "chats_high_account" ON "chats" ("high_account_id");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_low_account_id_accounts_id_fkey" FOREIGN KEY ("low_account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_high_account_id_accounts_id_fkey" FOREIGN KEY ("high_account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_place" CHECK (num_nonnulls("room_id", "space_id", "team_id", "low_account_id") = 1 and ("low_account_id" is null) = ("high_account_id" is null));