ALTER TABLE "rooms" ADD COLUMN "bg_laying" text DEFAULT 'FILL' NOT NULL;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD COLUMN "link" text;