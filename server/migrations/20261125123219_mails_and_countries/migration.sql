CREATE TABLE "chat_mails" (
	"chat_id" text,
	"account_id" text,
	"position" integer NOT NULL,
	CONSTRAINT "chat_mails_pkey" PRIMARY KEY("chat_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "mail_choices" (
	"account_id" text PRIMARY KEY,
	"direct" boolean NOT NULL,
	"mention" boolean NOT NULL,
	"role" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text;--> statement-breakpoint
CREATE INDEX "invitations_address" ON "invitations" ("email_key");--> statement-breakpoint
ALTER TABLE "chat_mails" ADD CONSTRAINT "chat_mails_chat_id_chats_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chats"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chat_mails" ADD CONSTRAINT "chat_mails_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;