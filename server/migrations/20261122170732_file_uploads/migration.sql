CREATE TABLE "file_uploads" (
	"id" text PRIMARY KEY,
	"account_id" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"wanted_bytes" integer NOT NULL,
	"key" text NOT NULL UNIQUE,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"mime_type" text,
	"bytes" integer,
	"width" integer,
	"height" integer,
	"dominant_color" text,
	"pages" integer
);
--> statement-breakpoint
CREATE INDEX "file_uploads_created" ON "file_uploads" ("created_at");--> statement-breakpoint
CREATE INDEX "file_uploads_account" ON "file_uploads" ("account_id");--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL;