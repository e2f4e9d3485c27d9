ALTER TABLE "recordings" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD COLUMN "recording" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "recordings_untold" ON "recordings" ("finished_at") WHERE "told_at" is null;