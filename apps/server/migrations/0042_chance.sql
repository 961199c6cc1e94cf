CREATE TABLE "promotions_packet" (
	"brand_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"shares" integer NOT NULL,
	"taken" integer NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"commitment" text NOT NULL,
	"external" text NOT NULL,
	"drawn_at" timestamp with time zone,
	"seed" text,
	"root" text,
	"paid" bigint NOT NULL,
	CONSTRAINT "promotions_packet_brand_id_number_pk" PRIMARY KEY("brand_id","number"),
	CONSTRAINT "promotions_packet_places" CHECK ("promotions_packet"."taken" between 0 and "promotions_packet"."shares"),
	CONSTRAINT "promotions_packet_revealed" CHECK (("promotions_packet"."drawn_at" is null) = ("promotions_packet"."seed" is null)),
	CONSTRAINT "promotions_packet_paid" CHECK ("promotions_packet"."paid" between 0 and "promotions_packet"."total")
);
--> statement-breakpoint
CREATE TABLE "promotions_packet_seed" (
	"brand_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"commitment" text NOT NULL,
	"sealed_seed" text NOT NULL,
	CONSTRAINT "promotions_packet_seed_brand_id_number_pk" PRIMARY KEY("brand_id","number")
);
--> statement-breakpoint
CREATE TABLE "promotions_packet_tap" (
	"brand_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"place" integer NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"share" bigint,
	CONSTRAINT "promotions_packet_tap_brand_id_number_place_pk" PRIMARY KEY("brand_id","number","place"),
	CONSTRAINT "promotions_packet_tap_member" UNIQUE("brand_id","number","member_id")
);
--> statement-breakpoint
CREATE TABLE "promotions_sign_in" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"place" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_sign_in_brand_id_member_id_day_pk" PRIMARY KEY("brand_id","member_id","day"),
	CONSTRAINT "promotions_sign_in_place" CHECK ("promotions_sign_in"."place" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "promotions_task" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"target" bigint NOT NULL,
	"prize" jsonb NOT NULL,
	"is_on" boolean NOT NULL,
	"list_order" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_task_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_task_kind" CHECK ("promotions_task"."kind" in ('deposit', 'stake', 'titles', 'contacts')),
	CONSTRAINT "promotions_task_target" CHECK ("promotions_task"."target" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotions_task_claim" (
	"brand_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"prize" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_task_claim_brand_id_task_id_member_id_day_pk" PRIMARY KEY("brand_id","task_id","member_id","day")
);
--> statement-breakpoint
CREATE TABLE "promotions_wheel_member" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"turns" integer NOT NULL,
	"nonce" integer NOT NULL,
	"commitment" text NOT NULL,
	"sealed_seed" text NOT NULL,
	CONSTRAINT "promotions_wheel_member_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id"),
	CONSTRAINT "promotions_wheel_member_turns" CHECK ("promotions_wheel_member"."turns" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotions_wheel_stock" (
	"brand_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sector" smallint NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "promotions_wheel_stock_brand_id_version_sector_pk" PRIMARY KEY("brand_id","version","sector"),
	CONSTRAINT "promotions_wheel_stock_left" CHECK ("promotions_wheel_stock"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotions_wheel_turn" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"nonce" integer NOT NULL,
	"commitment" text NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"number" integer NOT NULL,
	"sector" smallint NOT NULL,
	"prize" jsonb NOT NULL,
	"is_substitute" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_wheel_turn_brand_id_member_id_id_pk" PRIMARY KEY("brand_id","member_id","id"),
	CONSTRAINT "promotions_wheel_turn_nonce" UNIQUE("brand_id","member_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "promotions_wheel_version" (
	"brand_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sectors" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_wheel_version_brand_id_version_pk" PRIMARY KEY("brand_id","version")
);
--> statement-breakpoint
ALTER TABLE "promotions_reward" DROP CONSTRAINT "promotions_reward_source";--> statement-breakpoint
ALTER TABLE "promotions_reward" DROP CONSTRAINT "promotions_reward_kind";--> statement-breakpoint
CREATE INDEX "promotions_packet_due" ON "promotions_packet" USING btree ("brand_id","closes_at") WHERE "promotions_packet"."drawn_at" is null and "promotions_packet"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_task_claim_member" ON "promotions_task_claim" USING btree ("brand_id","member_id","day");--> statement-breakpoint
CREATE INDEX "promotions_wheel_turn_version" ON "promotions_wheel_turn" USING btree ("brand_id","version");--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_source" CHECK ("promotions_reward"."source" in ('offer', 'rebate', 'rescue', 'points', 'vip_step', 'vip_week', 'vip_month', 'vip_birthday', 'sign_in', 'task', 'wheel', 'packet'));--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_kind" CHECK ("promotions_reward"."kind" in ('cash', 'bonus', 'points', 'turns'));