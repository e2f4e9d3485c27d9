ALTER TABLE "recordings" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD COLUMN "recording" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "recordings_untold" ON "recordings" ("finished_at") WHERE "told_at" is null;--> statement-breakpoint
-- The last statements of this update, after everything that waits for locks: they read long tables.
-- By which invitation those came who came before: the one by which they were first added to a space, while it is kept.
INSERT INTO "team_arrivals" ("team_id", "account_id", "is_by_link", "invited_by", "made_at")
SELECT DISTINCT ON (i."team_id", m."account_id") i."team_id", m."account_id", i."email" IS NULL, i."created_by", i."created_at"
FROM "space_members" m INNER JOIN "invitations" i ON i."id" = m."invitation_id"
ORDER BY i."team_id", m."account_id", m."added_at"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Who was removed before, as the audit log has it, and is not back.
INSERT INTO "team_removals" ("team_id", "account_id", "at")
SELECT e."team_id", a."id", max(e."at")
FROM "audit_entries" e INNER JOIN "accounts" a ON a."id" = e."about"->>'accountId'
WHERE e."action" IN ('memberRemoved', 'guestRemoved')
  AND NOT EXISTS (
    SELECT 1 FROM "team_members" m WHERE m."team_id" = e."team_id" AND m."account_id" = a."id"
  )
  AND NOT EXISTS (
    SELECT 1 FROM "space_members" m INNER JOIN "spaces" s ON s."id" = m."space_id"
    WHERE s."team_id" = e."team_id" AND m."account_id" = a."id"
  )
GROUP BY e."team_id", a."id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Who began a trial before.
INSERT INTO "trial_starters" ("account_id", "at")
SELECT a."id", min(e."at")
FROM "audit_entries" e INNER JOIN "accounts" a ON a."id" = e."actor_id"
WHERE e."action" = 'trialStarted'
GROUP BY a."id"
ON CONFLICT DO NOTHING;
