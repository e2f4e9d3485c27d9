ALTER TABLE "chat_messages" ADD COLUMN "stems" tsvector GENERATED ALWAYS AS (to_tsvector('russian'::regconfig, translate(content, 'ёЁ', 'еЕ'))) STORED;--> statement-breakpoint
CREATE INDEX "chat_messages_stems" ON "chat_messages" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "chat_messages_newest" ON "chat_messages" ("created_at","id");