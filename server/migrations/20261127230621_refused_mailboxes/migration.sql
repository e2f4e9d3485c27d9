CREATE TABLE "refused_mailboxes" (
	"mailbox" text PRIMARY KEY,
	"refused_at" timestamp with time zone NOT NULL
);
