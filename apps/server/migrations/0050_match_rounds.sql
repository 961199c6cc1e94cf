ALTER TABLE "promotions_mall_order" DROP CONSTRAINT "promotions_mall_order_price";--> statement-breakpoint
ALTER TABLE "promotions_reward" DROP CONSTRAINT "promotions_reward_kind";--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD COLUMN "goods_id" uuid;--> statement-breakpoint
ALTER TABLE "promotions_mall_order" ADD CONSTRAINT "promotions_mall_order_price" CHECK ("promotions_mall_order"."price" >= 0 and "promotions_mall_order"."count" > 0);--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_goods" CHECK (("promotions_reward"."kind" = 'goods') = ("promotions_reward"."goods_id" is not null));--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_kind" CHECK ("promotions_reward"."kind" in ('cash', 'bonus', 'points', 'turns', 'rounds', 'goods'));