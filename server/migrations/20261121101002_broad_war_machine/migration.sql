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
	"reply" jsonb NOT NULL,
	"session_change" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_replies_pkey" PRIMARY KEY("principal","operation","request_id")
);
--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_requests_email" ON "sign_in_requests" ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "rate_counters_expires" ON "rate_counters" ("expires_at");--> statement-breakpoint
CREATE INDEX "stored_replies_created" ON "stored_replies" ("created_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "temporary_auth_links" ADD CONSTRAINT "temporary_auth_links_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;