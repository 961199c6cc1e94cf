CREATE TABLE "arcade_reward" (
	"operator_id" text NOT NULL,
	"id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"studio" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"value" bigint NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "arcade_reward_operator_id_id_pk" PRIMARY KEY("operator_id","id"),
	CONSTRAINT "arcade_reward_terms" CHECK ("arcade_reward"."value" > 0 and "arcade_reward"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "arcade_round" ADD COLUMN "reward_id" uuid;--> statement-breakpoint
CREATE INDEX "arcade_reward_user" ON "arcade_reward" USING btree ("operator_id","user_name","game_code");--> statement-breakpoint
CREATE INDEX "arcade_round_reward" ON "arcade_round" USING btree ("reward_id") WHERE "arcade_round"."reward_id" is not null;