DELETE FROM "temporary_auth_links";--> statement-breakpoint
ALTER TABLE "temporary_auth_links" ADD COLUMN "session_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "temporary_auth_links" ADD CONSTRAINT "temporary_auth_links_session_id_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE;