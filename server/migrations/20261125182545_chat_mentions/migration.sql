CREATE TABLE "chat_mentions" (
	"message_id" text,
	"person_id" text,
	"account_id" text,
	CONSTRAINT "chat_mentions_pkey" PRIMARY KEY("message_id","person_id")
);
--> statement-breakpoint
CREATE INDEX "chat_mentions_person" ON "chat_mentions" ("person_id");--> statement-breakpoint
CREATE INDEX "chat_mentions_account" ON "chat_mentions" ("account_id");--> statement-breakpoint
CREATE INDEX "chat_mentions_lost" ON "chat_mentions" ("message_id") WHERE account_id is null;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_message_id_chat_messages_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_messages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "chat_mentions" ADD CONSTRAINT "chat_mentions_account_id_accounts_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL;--> statement-breakpoint
-- Whom messages name that are there already; the next sweep takes the names of those who are gone.
INSERT INTO "chat_mentions" ("message_id", "person_id", "account_id")
SELECT DISTINCT m.id, found[1], a.id
FROM "chat_messages" m
CROSS JOIN LATERAL regexp_matches(m.content, '<@([A-Za-z0-9_-]{21}) [^<>\n]{1,60}>', 'g') AS found
LEFT JOIN "accounts" a ON a.id = found[1]
WHERE m.content LIKE '%<@%';
