CREATE TABLE "opened_links" (
	"invitation_id" text,
	"account_id" text,
	CONSTRAINT "opened_links_pkey" PRIMARY KEY("invitation_id","account_id")
);
--> statement-breakpoint
CREATE INDEX "opened_links_account" ON "opened_links" ("account_id");--> statement-breakpoint
ALTER TABLE "opened_links" ADD CONSTRAINT "opened_links_invitation_id_invitations_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE;