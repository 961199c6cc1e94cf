ALTER TABLE "operators_operator" ADD COLUMN "was_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operators_operator" ADD COLUMN "access_from" uuid;--> statement-breakpoint
UPDATE "operators_operator"
SET "was_admin" = true
WHERE "id" IN (SELECT "operator_id" FROM "operators_grant" WHERE "role" = 'admin' AND "brand_id" IS NULL);
