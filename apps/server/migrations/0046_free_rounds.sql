CREATE TABLE "games_free_rounds" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"value" bigint NOT NULL,
	"count" integer NOT NULL,
	"used" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"attempts" integer NOT NULL,
	CONSTRAINT "games_free_rounds_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_free_rounds_used" CHECK ("games_free_rounds"."used" >= 0 and "games_free_rounds"."used" <= "games_free_rounds"."count"),
	CONSTRAINT "games_free_rounds_terms" CHECK ("games_free_rounds"."value" > 0 and "games_free_rounds"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "promotions_reward" DROP CONSTRAINT "promotions_reward_kind";--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "has_free_rounds" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "games_transaction" ADD COLUMN "reward_id" uuid;--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD COLUMN "rounds" jsonb;--> statement-breakpoint
CREATE INDEX "games_free_rounds_member" ON "games_free_rounds" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "games_transaction_reward" ON "games_transaction" USING btree ("reward_id") WHERE "games_transaction"."reward_id" is not null;--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_rounds" CHECK (("promotions_reward"."kind" = 'rounds') = ("promotions_reward"."rounds" is not null));--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_kind" CHECK ("promotions_reward"."kind" in ('cash', 'bonus', 'points', 'turns', 'rounds'));