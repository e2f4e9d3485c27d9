CREATE TABLE "folders" (
	"id" text PRIMARY KEY,
	"space_id" text NOT NULL,
	"name" text NOT NULL,
	"position" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "folders_space" ON "folders" ("space_id");--> statement-breakpoint
CREATE INDEX "rooms_group" ON "rooms" ("group_id");--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_group_id_folders_id_fkey" FOREIGN KEY ("group_id") REFERENCES "folders"("id") ON DELETE SET NULL;