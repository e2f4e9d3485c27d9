CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "chat_messages_stems";--> statement-breakpoint
DROP INDEX "chat_messages_newest";--> statement-breakpoint
CREATE INDEX "chat_messages_found" ON "chat_messages" USING gin ("chat_id","stems");--> statement-breakpoint
CREATE INDEX "chat_messages_times" ON "chat_messages" ("chat_id","created_at","id");