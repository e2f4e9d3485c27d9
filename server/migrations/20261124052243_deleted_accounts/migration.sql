ALTER TABLE "accounts" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "accounts_deleted" ON "accounts" ("deletes_at") WHERE ("deletes_at" is not null);