ALTER TABLE "rooms" ADD COLUMN "stage_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "stage_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "scrollable_background" boolean DEFAULT true NOT NULL;