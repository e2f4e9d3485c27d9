CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY,
	"chat_id" text NOT NULL,
	"position" integer NOT NULL,
	"revision" integer NOT NULL,
	"client_id" text NOT NULL,
	"author_id" text,
	"content" text NOT NULL,
	"reply_to_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by_id" text,
	"highlighted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_reactions" (
	"message_id" text,
	"account_id" text,
	"content" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_reactions_pkey" PRIMARY KEY("message_id","content","account_id")
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"chat_id" text,
	"account_id" text,
	"position" integer NOT NULL,
	CONSTRAINT "chat_reads_pkey" PRIMARY KEY("chat_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" text PRIMARY KEY,
	"room_id" text NOT NULL UNIQUE,
	"last_position" integer DEFAULT 0 NOT NULL,
	"last_bulk_deleted_position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_position" ON "chat_messages" ("chat_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" ("chat_id","author_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_author" ON "chat_messages" ("author_id");--> statement-breakpoint
CREATE INDEX "chat_messages_reply" ON "chat_messages" ("reply_to_id");--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chats"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_accounts_id_fkey" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_reply_to_id_chat_messages_id_fkey" FOREIGN KEY ("reply_to_id") REFERENCES "chat_messages"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_deleted_by_id_accounts_id_fkey" FOREIGN KEY ("deleted_by_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_id_chat_messages_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_chat_id_chats_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chats"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_room_id_rooms_id_fkey" FOREIGN KEY ("room_id") REFERENCES "rooms"("id") ON DELETE CASCADE;