CREATE TABLE "space_bans" (
	"space_id" text,
	"account_id" text,
	"browser_hash" text,
	"name" text NOT NULL,
	"banned_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "space_bans_pkey" PRIMARY KEY("space_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "space_visits" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "space_bans" ADD CONSTRAINT "space_bans_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;