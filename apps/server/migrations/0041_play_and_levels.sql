CREATE TABLE "promotions_counted_round" (
	"brand_id" uuid NOT NULL,
	"bonus_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"round" text NOT NULL,
	"staked" bigint NOT NULL,
	"valid" bigint NOT NULL,
	"weight" integer NOT NULL,
	"counted" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_counted_round_brand_id_bonus_id_vendor_round_pk" PRIMARY KEY("brand_id","bonus_id","vendor","round")
);
--> statement-breakpoint
CREATE TABLE "promotions_counting" (
	"brand_id" uuid NOT NULL,
	"bonus_id" uuid NOT NULL,
	"looked_until" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_counting_brand_id_bonus_id_pk" PRIMARY KEY("brand_id","bonus_id")
);
--> statement-breakpoint
CREATE TABLE "promotions_night" (
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"done_up_to" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_night_brand_id_day_pk" PRIMARY KEY("brand_id","day")
);
--> statement-breakpoint
CREATE TABLE "promotions_play_day" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"currency" text NOT NULL,
	"staked" bigint NOT NULL,
	"own_staked" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"own_paid" bigint NOT NULL,
	"valid" bigint NOT NULL,
	"own_valid" bigint NOT NULL,
	CONSTRAINT "promotions_play_day_brand_id_member_id_day_category_currency_pk" PRIMARY KEY("brand_id","member_id","day","category","currency"),
	CONSTRAINT "promotions_play_day_category" CHECK ("promotions_play_day"."category" in ('RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'))
);
--> statement-breakpoint
CREATE TABLE "promotions_standing" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"level" integer NOT NULL,
	"progress" bigint NOT NULL,
	"month" text NOT NULL,
	"month_valid" bigint NOT NULL,
	"risen_month" text,
	"points_rest" bigint NOT NULL,
	CONSTRAINT "promotions_standing_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "promotions_vip_plan" (
	"brand_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_vip_plan_brand_id_version_pk" PRIMARY KEY("brand_id","version")
);
--> statement-breakpoint
ALTER TABLE "promotions_reward" DROP CONSTRAINT "promotions_reward_source";--> statement-breakpoint
ALTER TABLE "wallet_bonus" ADD COLUMN "purse_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "promotions_standing_level" ON "promotions_standing" USING btree ("brand_id","level");--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_source" CHECK ("promotions_reward"."source" in ('offer', 'rebate', 'rescue', 'points', 'vip_step', 'vip_week', 'vip_month', 'vip_birthday'));