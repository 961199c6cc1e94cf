CREATE TABLE "promotions_block" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	"blocked_by" uuid,
	CONSTRAINT "promotions_block_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "promotions_settings" (
	"brand_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_settings_brand_id_version_pk" PRIMARY KEY("brand_id","version")
);
--> statement-breakpoint
CREATE TABLE "promotions_simulation" (
	"brand_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" uuid,
	"done_at" timestamp with time zone,
	"outcome" jsonb,
	CONSTRAINT "promotions_simulation_brand_id_offer_id_version_pk" PRIMARY KEY("brand_id","offer_id","version"),
	CONSTRAINT "promotions_simulation_state" CHECK ("promotions_simulation"."state" in ('running', 'done'))
);
--> statement-breakpoint
ALTER TABLE "promotions_reward" DROP CONSTRAINT "promotions_reward_state";--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "promotions_simulation" ADD CONSTRAINT "promotions_simulation_brand_id_offer_id_version_promotions_offer_version_brand_id_offer_id_version_fk" FOREIGN KEY ("brand_id","offer_id","version") REFERENCES "public"."promotions_offer_version"("brand_id","offer_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotions_reward_held" ON "promotions_reward" USING btree ("brand_id","id") WHERE "promotions_reward"."state" = 'held';--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_state" CHECK ("promotions_reward"."state" in ('held', 'unclaimed', 'claimed', 'lapsed', 'refused'));--> statement-breakpoint
UPDATE "promotions_offer_version" SET "document" = jsonb_set("document", '{audience,levelFrom}', 'null') WHERE NOT "document" -> 'audience' ? 'levelFrom';