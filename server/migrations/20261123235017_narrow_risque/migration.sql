CREATE TABLE "chat_attachments" (
	"upload_id" text PRIMARY KEY,
	"message_id" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chat_attachments_message" ON "chat_attachments" ("message_id");--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_upload_id_file_uploads_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "file_uploads"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chat_attachments" ADD CONSTRAINT "chat_attachments_message_id_chat_messages_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE;