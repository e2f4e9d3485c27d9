ALTER TABLE "saml_requests" ADD COLUMN "tested_by" text;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD COLUMN "outcome" json;--> statement-breakpoint
CREATE INDEX "saml_requests_tester" ON "saml_requests" ("tested_by");--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_tested_by_accounts_id_fkey" FOREIGN KEY ("tested_by") REFERENCES "accounts"("id") ON DELETE CASCADE;