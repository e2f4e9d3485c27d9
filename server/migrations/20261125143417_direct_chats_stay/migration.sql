ALTER TABLE "chats" DROP CONSTRAINT "chats_low_account_id_accounts_id_fkey";--> statement-breakpoint
ALTER TABLE "chats" DROP CONSTRAINT "chats_high_account_id_accounts_id_fkey";