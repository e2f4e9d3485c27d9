CREATE TABLE "team_billing" (
	"team_id" text PRIMARY KEY,
	"email" text,
	"business_name" text,
	"address_line1" text,
	"address_line2" text,
	"city" text,
	"zip" text,
	"country" text,
	"tax_number" text,
	"promo_code" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_billing" ADD CONSTRAINT "team_billing_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;