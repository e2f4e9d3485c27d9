CREATE TABLE "surveys" (
	"account_id" text PRIMARY KEY,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"use_case" text,
	"role" text,
	"company_size" text,
	"source" text,
	"platform" text
);
--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;