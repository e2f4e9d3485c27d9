CREATE TABLE "letters" (
	"id" text PRIMARY KEY,
	"kind" text NOT NULL,
	"account_id" text,
	"email" text,
	"said" text NOT NULL,
	"space_id" text,
	"about" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "letters_account_id_index" ON "letters" ("account_id");--> statement-breakpoint
CREATE INDEX "letters_created_at_index" ON "letters" ("created_at");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;