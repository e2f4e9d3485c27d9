ALTER TABLE "spaces" ADD COLUMN "entrance_background_url" text;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "logo_link_url" text;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "theme_color" text;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "admin_password_hash" text;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "is_welcome_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "has_sounds" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "hide_toolbar_by_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "is_template" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spaces" ADD COLUMN "deleted_at" timestamp with time zone;