DROP INDEX "promotions_reward_offer";--> statement-breakpoint
DROP INDEX "promotions_reward_waiting";--> statement-breakpoint
ALTER TABLE "promotions_night" DROP CONSTRAINT "promotions_night_brand_id_day_pk";--> statement-breakpoint
ALTER TABLE "promotions_night" ADD COLUMN "lane" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions_night" ALTER COLUMN "lane" DROP DEFAULT;--> statement-breakpoint
-- Members of both lanes are done up to the same one.
INSERT INTO "promotions_night" ("brand_id", "day", "lane", "done_up_to", "at") SELECT "brand_id", "day", 1, "done_up_to", "at" FROM "promotions_night";--> statement-breakpoint
ALTER TABLE "promotions_night" ADD CONSTRAINT "promotions_night_brand_id_day_lane_pk" PRIMARY KEY("brand_id","day","lane");--> statement-breakpoint
CREATE INDEX "promotions_reward_offer" ON "promotions_reward" USING btree ("brand_id","offer_id","id") WHERE "promotions_reward"."offer_id" is not null;--> statement-breakpoint
CREATE INDEX "promotions_reward_waiting" ON "promotions_reward" USING btree ("claim_until","id") WHERE "promotions_reward"."state" = 'unclaimed';