ALTER TABLE "teams" ADD COLUMN "keeps_messages_of_deleted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "shows_link_titles" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "link_titles" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "links" jsonb;--> statement-breakpoint
CREATE INDEX "chat_messages_highlighted" ON "chat_messages" ("chat_id","highlighted_at") WHERE highlighted_at is not null;