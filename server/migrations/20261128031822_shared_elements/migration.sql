CREATE TABLE "elements" (
	"room_id" text,
	"id" text,
	"creator_id" text,
	"creator_role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"original_width" double precision NOT NULL,
	"original_height" double precision NOT NULL,
	"z" double precision NOT NULL,
	"locker_id" text,
	"locker_role" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"data" jsonb NOT NULL,
	"file_url" text,
	CONSTRAINT "elements_pkey" PRIMARY KEY("room_id","id")
);
--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "elements_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "elements_creator" ON "elements" ("creator_id");--> statement-breakpoint
CREATE INDEX "elements_locker" ON "elements" ("locker_id");--> statement-breakpoint
CREATE INDEX "elements_file" ON "elements" ("file_url");--> statement-breakpoint
ALTER TABLE "elements" ADD CONSTRAINT "elements_room_id_rooms_id_fkey" FOREIGN KEY ("room_id") REFERENCES "rooms"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "elements" ADD CONSTRAINT "elements_creator_id_accounts_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "elements" ADD CONSTRAINT "elements_locker_id_accounts_id_fkey" FOREIGN KEY ("locker_id") REFERENCES "accounts"("id") ON DELETE SET NULL;