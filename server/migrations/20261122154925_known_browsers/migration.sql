CREATE TABLE "known_browsers" (
	"email_key" text,
	"browser_hash" text,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_pkey" PRIMARY KEY("email_key","browser_hash")
);
