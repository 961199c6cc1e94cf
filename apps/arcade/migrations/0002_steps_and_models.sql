CREATE TABLE "arcade_raise" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_raise_state" CHECK ("arcade_raise"."state" in ('placed', 'taken', 'refused', 'cancelling', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "arcade_step" (
	"round_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"step" jsonb NOT NULL,
	"is_players" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_step_round_id_index_pk" PRIMARY KEY("round_id","index")
);
--> statement-breakpoint
ALTER TABLE "arcade_delivery" DROP CONSTRAINT "arcade_delivery_once";--> statement-breakpoint
ALTER TABLE "arcade_round" DROP CONSTRAINT "arcade_round_state";--> statement-breakpoint
DROP INDEX "arcade_round_left";--> statement-breakpoint
DROP INDEX "arcade_seed_in_use";--> statement-breakpoint
ALTER TABLE "arcade_delivery" ADD COLUMN "bet_id" uuid;--> statement-breakpoint
UPDATE "arcade_delivery" SET "bet_id" = "arcade_round"."bet_id" FROM "arcade_round" WHERE "arcade_round"."id" = "arcade_delivery"."round_id";--> statement-breakpoint
ALTER TABLE "arcade_delivery" ALTER COLUMN "bet_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "arcade_round" ADD COLUMN "mechanic" text NOT NULL DEFAULT 'dice';--> statement-breakpoint
ALTER TABLE "arcade_round" ALTER COLUMN "mechanic" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "arcade_round" ADD COLUMN "model" text NOT NULL DEFAULT '99';--> statement-breakpoint
ALTER TABLE "arcade_round" ALTER COLUMN "model" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "arcade_round" ADD COLUMN "staked" bigint;--> statement-breakpoint
UPDATE "arcade_round" SET "staked" = "stake";--> statement-breakpoint
ALTER TABLE "arcade_round" ALTER COLUMN "staked" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "arcade_seed" ADD COLUMN "is_house_made" boolean NOT NULL DEFAULT true;--> statement-breakpoint
ALTER TABLE "arcade_seed" ALTER COLUMN "is_house_made" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "arcade_seed" ADD COLUMN "in_use_since" timestamp with time zone;--> statement-breakpoint
UPDATE "arcade_seed" SET "in_use_since" = "created_at";--> statement-breakpoint
ALTER TABLE "arcade_session" ADD COLUMN "pace" text NOT NULL DEFAULT 'free';--> statement-breakpoint
ALTER TABLE "arcade_session" ALTER COLUMN "pace" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "arcade_raise_round" ON "arcade_raise" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "arcade_raise_left" ON "arcade_raise" USING btree ("lease_until") WHERE "arcade_raise"."state" = 'placed';--> statement-breakpoint
CREATE INDEX "arcade_round_of_game" ON "arcade_round" USING btree ("player_id","game_code","placed_at","id");--> statement-breakpoint
CREATE INDEX "arcade_round_sitting" ON "arcade_round" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "arcade_round_running" ON "arcade_round" USING btree ("player_id") WHERE "arcade_round"."state" in ('placed', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_seed_next" ON "arcade_seed" USING btree ("player_id") WHERE "arcade_seed"."in_use_since" is null;--> statement-breakpoint
CREATE INDEX "arcade_round_left" ON "arcade_round" USING btree ("lease_until") WHERE "arcade_round"."state" in ('placed', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_seed_in_use" ON "arcade_seed" USING btree ("player_id") WHERE "arcade_seed"."in_use_since" is not null and "arcade_seed"."revealed_at" is null;--> statement-breakpoint
ALTER TABLE "arcade_delivery" ADD CONSTRAINT "arcade_delivery_once" UNIQUE("bet_id","kind");--> statement-breakpoint
ALTER TABLE "arcade_round" ADD CONSTRAINT "arcade_round_state" CHECK ("arcade_round"."state" in ('placed', 'refused', 'open', 'drawn', 'settled', 'cancelling', 'cancelled', 'disputed'));