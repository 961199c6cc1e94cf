CREATE TABLE "wallet_active_slot" (
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"slot" integer NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "wallet_active_slot_brand_id_day_currency_slot_pk" PRIMARY KEY("brand_id","day","currency","slot")
);
--> statement-breakpoint
-- What took part by its category so far is named, so that it still takes part.
INSERT INTO "games_jackpot_title" ("brand_id", "node_id", "at")
SELECT t."brand_id", t."node_id", j."updated_at"
FROM "games_title" AS t
JOIN "games_jackpot" AS j ON j."brand_id" = t."brand_id"
WHERE t."category" = ANY(j."categories")
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "games_jackpot" DROP COLUMN "categories";