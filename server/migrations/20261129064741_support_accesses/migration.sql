CREATE TABLE "support_accesses" (
	"space_id" text,
	"account_id" text,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_accesses_pkey" PRIMARY KEY("space_id","account_id")
);
--> statement-breakpoint
CREATE INDEX "support_accesses_end" ON "support_accesses" ("ends_at");--> statement-breakpoint
ALTER TABLE "support_accesses" ADD CONSTRAINT "support_accesses_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "support_accesses" ADD CONSTRAINT "support_accesses_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;