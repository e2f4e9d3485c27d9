CREATE TABLE "day_passes" (
	"id" text PRIMARY KEY,
	"team_id" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"people" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_messages" (
	"id" text PRIMARY KEY,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_subscriptions" (
	"team_id" text PRIMARY KEY,
	"id" text NOT NULL,
	"rate_id" text NOT NULL,
	"period" text NOT NULL,
	"people" integer NOT NULL,
	"state" text NOT NULL,
	"is_ending" boolean NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"unpaid_invoice" text,
	"unpaid_since" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "team_billing" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_billing" ADD COLUMN "look_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_billing" ADD COLUMN "buyer" text;--> statement-breakpoint
ALTER TABLE "team_billing" ADD COLUMN "buyer_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "day_passes_team" ON "day_passes" ("team_id","starts_at");--> statement-breakpoint
CREATE INDEX "team_billing_customer" ON "team_billing" ("customer_id");--> statement-breakpoint
CREATE INDEX "team_billing_look" ON "team_billing" ("look_at");--> statement-breakpoint
ALTER TABLE "day_passes" ADD CONSTRAINT "day_passes_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "team_subscriptions" ADD CONSTRAINT "team_subscriptions_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;