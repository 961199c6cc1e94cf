ALTER TABLE "arcade_flight" RENAME TO "arcade_table_round";--> statement-breakpoint
ALTER TABLE "arcade_round" RENAME COLUMN "flight_id" TO "table_round_id";--> statement-breakpoint
ALTER TABLE "arcade_table_round" DROP CONSTRAINT "arcade_flight_number";--> statement-breakpoint
ALTER TABLE "arcade_table_round" DROP CONSTRAINT "arcade_flight_phase";--> statement-breakpoint
ALTER TABLE "arcade_table_round" DROP CONSTRAINT "arcade_flight_point";--> statement-breakpoint
ALTER TABLE "arcade_round" DROP CONSTRAINT "arcade_round_source";--> statement-breakpoint
DROP INDEX "arcade_flight_running";--> statement-breakpoint
DROP INDEX "arcade_flight_unsettled";--> statement-breakpoint
DROP INDEX "arcade_round_flight";--> statement-breakpoint
ALTER TABLE "arcade_table_round" ADD COLUMN "seen" jsonb;--> statement-breakpoint
UPDATE "arcade_table_round" SET "phase" = 'running' WHERE "phase" = 'flying';--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_table_round_running" ON "arcade_table_round" USING btree ("game_code") WHERE "arcade_table_round"."phase" in ('betting', 'running');--> statement-breakpoint
CREATE INDEX "arcade_table_round_unsettled" ON "arcade_table_round" USING btree ("game_code") WHERE "arcade_table_round"."phase" <> 'coming' and "arcade_table_round"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "arcade_round_of_table" ON "arcade_round" USING btree ("table_round_id","ceiling") WHERE "arcade_round"."table_round_id" is not null;--> statement-breakpoint
ALTER TABLE "arcade_table_round" ADD CONSTRAINT "arcade_table_round_number" UNIQUE("game_code","number");--> statement-breakpoint
ALTER TABLE "arcade_table_round" ADD CONSTRAINT "arcade_table_round_phase" CHECK ("arcade_table_round"."phase" in ('coming', 'betting', 'running', 'over', 'void'));--> statement-breakpoint
ALTER TABLE "arcade_table_round" ADD CONSTRAINT "arcade_table_round_outcome" CHECK (case "arcade_table_round"."phase"
        when 'over' then ("arcade_table_round"."point" is null) <> ("arcade_table_round"."seen" is null)
        when 'running' then "arcade_table_round"."point" is null
        else "arcade_table_round"."point" is null and "arcade_table_round"."seen" is null end);--> statement-breakpoint
ALTER TABLE "arcade_round" ADD CONSTRAINT "arcade_round_source" CHECK (case when "arcade_round"."table_round_id" is null
        then "arcade_round"."seed_id" is not null and "arcade_round"."client_seed" is not null and "arcade_round"."nonce" is not null
        else "arcade_round"."seed_id" is null end);