CREATE TABLE "saml_assertions" (
	"assertion_hash" text PRIMARY KEY,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saml_requests" (
	"request_hash" text PRIMARY KEY,
	"team_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"redirect" text,
	"invitation_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"code_hash" text UNIQUE,
	"person" json
);
--> statement-breakpoint
CREATE TABLE "team_sso" (
	"team_id" text PRIMARY KEY,
	"is_enabled" boolean NOT NULL,
	"sign_in_url" text NOT NULL,
	"entity_id" text NOT NULL,
	"certificates" json NOT NULL,
	"button_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_identities" (
	"team_id" text,
	"entity_id" text,
	"name_id" text,
	"account_id" text NOT NULL,
	"is_proven" boolean NOT NULL,
	"is_linked" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sso_identities_pkey" PRIMARY KEY("team_id","entity_id","name_id")
);
--> statement-breakpoint
CREATE INDEX "saml_requests_expire" ON "saml_requests" ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_identities_account" ON "sso_identities" ("account_id");--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "team_sso" ADD CONSTRAINT "team_sso_team_id_teams_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sso_identities" ADD CONSTRAINT "sso_identities_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE;