CREATE TABLE "accounts" (
	"id" text PRIMARY KEY,
	"email" text,
	"email_key" text UNIQUE,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"pronoun" text,
	"palette" text NOT NULL,
	"avatar_appearance" text NOT NULL,
	"avatar_url" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY,
	"token_hash" text NOT NULL UNIQUE,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_requests" (
	"auth_key" text PRIMARY KEY,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"browser_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"link_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"redirect" text,
	"wants_survey" boolean DEFAULT false NOT NULL,
	"invitation_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "temporary_auth_links" (
	"token_hash" text PRIMARY KEY,
	"account_id" text NOT NULL,
	"redirect" text,
	"host" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_tickets" (
	"hash" text PRIMARY KEY,
	"space_id" text NOT NULL,
	"room_id" text,
	"account_id" text NOT NULL,
	"session_id" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"browser_id" text NOT NULL,
	"address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "space_leases" (
	"space_id" text PRIMARY KEY,
	"owner" text NOT NULL,
	"address" text NOT NULL,
	"public_address" text NOT NULL,
	"epoch" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"rule" text,
	"subject" text,
	"window_number" integer,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_counters_pkey" PRIMARY KEY("rule","subject","window_number")
);
--> statement-breakpoint
CREATE TABLE "stored_replies" (
	"principal" text,
	"operation" text,
	"request_id" text,
	"body_hash" text NOT NULL,
	"reply" json NOT NULL,
	"session_change" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_replies_pkey" PRIMARY KEY("principal","operation","request_id")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY,
	"space_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"position" double precision NOT NULL,
	"group_id" text,
	"bg_mode" text NOT NULL,
	"bg_image_url" text,
	"bg_brightness" integer NOT NULL,
	"dominant_color" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"capacity" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"permissions" jsonb NOT NULL,
	"default_zoom_level" integer NOT NULL,
	"grid_view_by_default" boolean NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "space_members" (
	"space_id" text,
	"account_id" text,
	"role" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_members_pkey" PRIMARY KEY("space_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "space_visits" (
	"account_id" text,
	"space_id" text,
	"last_visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "space_visits_pkey" PRIMARY KEY("account_id","space_id")
);
--> statement-breakpoint
CREATE TABLE "spaces" (
	"id" text PRIMARY KEY,
	"team_id" text NOT NULL,
	"slug" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"template" text NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"logo_url" text,
	"starts_at" timestamp with time zone,
	"entrance_title" text DEFAULT '' NOT NULL,
	"entrance_description" text DEFAULT '' NOT NULL,
	"entrance_brightness" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" text,
	"account_id" text,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_members_pkey" PRIMARY KEY("team_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"logo_image_url" text,
	"plan" text NOT NULL,
	"bought_capacity" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_requests_email" ON "sign_in_requests" ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "live_tickets_expiry" ON "live_tickets" ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_counters_expires" ON "rate_counters" ("expires_at");--> statement-breakpoint
CREATE INDEX "stored_replies_created" ON "stored_replies" ("created_at");--> statement-breakpoint
CREATE INDEX "rooms_space" ON "rooms" ("space_id","position");--> statement-breakpoint
CREATE INDEX "space_members_account" ON "space_members" ("account_id");--> statement-breakpoint
CREATE INDEX "space_visits_space" ON "space_visits" ("space_id");--> statement-breakpoint
CREATE INDEX "spaces_team" ON "spaces" ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "team_members_account" ON "team_members" ("account_id","joined_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "temporary_auth_links" ADD CONSTRAINT "temporary_auth_links_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "space_members" ADD CONSTRAINT "space_members_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "space_visits" ADD CONSTRAINT "space_visits_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "space_visits" ADD CONSTRAINT "space_visits_space_id_spaces_id_fkey" FOREIGN KEY ("space_id") REFERENCES "spaces"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "spaces" ADD CONSTRAINT "spaces_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;