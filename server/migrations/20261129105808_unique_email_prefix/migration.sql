-- Of teams with the same prefix the first one keeps it.
UPDATE "teams" SET "email_prefix" = NULL WHERE EXISTS (
  SELECT 1 FROM "teams" "first"
  WHERE "first"."email_prefix" = "teams"."email_prefix"
    AND ("first"."created_at", "first"."id") < ("teams"."created_at", "teams"."id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "teams_email_prefix" ON "teams" ("email_prefix") WHERE ("email_prefix" is not null);