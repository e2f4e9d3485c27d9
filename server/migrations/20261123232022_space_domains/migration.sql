CREATE TABLE "space_domains" (
	"space_id" text PRIMARY KEY,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"target" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"looked_up_at" timestamp with time zone,
	"texts" jsonb NOT NULL,
	"aliases" jsonb NOT NULL,
	"leads_here" boolean NOT NULL,
	"proven_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "space_domains_proven" ON "space_domains" ("domain") WHERE ("proven_at" is not null);--> statement-breakpoint
ALTER TABLE "space_domains" ADD CONSTRAINT "space_domains_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;