CREATE TABLE "promotions_mall_item" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"stock" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "promotions_mall_item_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_mall_item_stock" CHECK ("promotions_mall_item"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotions_mall_order" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"picture" text,
	"currency" text NOT NULL,
	"credit" jsonb,
	"price" integer NOT NULL,
	"count" integer NOT NULL,
	"state" text NOT NULL,
	"sealed_address" text,
	"carrier" text,
	"tracking" text,
	"ordered_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"reason" text,
	"decided_by" uuid,
	CONSTRAINT "promotions_mall_order_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_mall_order_kind" CHECK ("promotions_mall_order"."kind" in ('goods', 'credit')),
	CONSTRAINT "promotions_mall_order_state" CHECK ("promotions_mall_order"."state" in ('ordered', 'sent', 'done', 'cancelled')),
	CONSTRAINT "promotions_mall_order_price" CHECK ("promotions_mall_order"."price" > 0 and "promotions_mall_order"."count" > 0),
	CONSTRAINT "promotions_mall_order_credit" CHECK (("promotions_mall_order"."kind" = 'credit') = ("promotions_mall_order"."credit" is not null)),
	CONSTRAINT "promotions_mall_order_address" CHECK (("promotions_mall_order"."kind" = 'goods') = ("promotions_mall_order"."sealed_address" is not null)),
	CONSTRAINT "promotions_mall_order_cancelled" CHECK (("promotions_mall_order"."state" = 'cancelled') = ("promotions_mall_order"."cancelled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "promotions_point_use" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "promotions_point_use_brand_id_id_lot_id_pk" PRIMARY KEY("brand_id","id","lot_id"),
	CONSTRAINT "promotions_point_use_points" CHECK ("promotions_point_use"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "promotions_reward" DROP CONSTRAINT "promotions_reward_source";--> statement-breakpoint
ALTER TABLE "promotions_point_lot" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "promotions_point_lot" ADD COLUMN "is_returned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_mall_order_key" ON "promotions_mall_order" USING btree ("brand_id","member_id","key");--> statement-breakpoint
CREATE INDEX "promotions_mall_order_member" ON "promotions_mall_order" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "promotions_mall_order_item" ON "promotions_mall_order" USING btree ("brand_id","item_id","member_id");--> statement-breakpoint
CREATE INDEX "promotions_mall_order_waiting" ON "promotions_mall_order" USING btree ("brand_id","id") WHERE "promotions_mall_order"."state" = 'ordered';--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_point_use_cause" ON "promotions_point_use" USING btree ("brand_id","cause","lot_id");--> statement-breakpoint
CREATE INDEX "promotions_point_use_member" ON "promotions_point_use" USING btree ("brand_id","member_id","at");--> statement-breakpoint
CREATE INDEX "promotions_point_lot_history" ON "promotions_point_lot" USING btree ("brand_id","member_id","earned_at");--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_source" CHECK ("promotions_reward"."source" in ('offer', 'rebate', 'rescue', 'points', 'vip_step', 'vip_week', 'vip_month', 'vip_birthday', 'sign_in', 'task', 'wheel', 'packet', 'mall'));