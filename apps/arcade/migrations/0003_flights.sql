CREATE TABLE "arcade_flight" (
	"id" uuid PRIMARY KEY NOT NULL,
	"game_code" text NOT NULL,
	"number" integer NOT NULL,
	"model" text NOT NULL,
	"phase" text NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"root" text,
	"external" text,
	"created_at" timestamp with time zone NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"point" integer,
	"settled_at" timestamp with time zone,
	CONSTRAINT "arcade_flight_number" UNIQUE("game_code","number"),
	CONSTRAINT "arcade_flight_phase" CHECK ("arcade_flight"."phase" in ('coming', 'betting', 'flying', 'over', 'void')),
	CONSTRAINT "arcade_flight_point" CHECK (("arcade_flight"."point" is not null) = ("arcade_flight"."phase" = 'over'))
);
--> statement-breakpoint
CREATE TABLE "arcade_table" (
	"game_code" text PRIMARY KEY NOT NULL,
	"leader" uuid,
	"lease_until" timestamp with time zone NOT NULL,
	"wanted_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arcade_round" ALTER COLUMN "seed_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "arcade_round" ALTER COLUMN "client_seed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "arcade_round" ALTER COLUMN "nonce" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "arcade_round" ADD COLUMN "flight_id" uuid;--> statement-breakpoint
ALTER TABLE "arcade_round" ADD COLUMN "ceiling" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_flight_running" ON "arcade_flight" USING btree ("game_code") WHERE "arcade_flight"."phase" in ('betting', 'flying');--> statement-breakpoint
CREATE INDEX "arcade_flight_unsettled" ON "arcade_flight" USING btree ("game_code") WHERE "arcade_flight"."phase" <> 'coming' and "arcade_flight"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "arcade_round_flight" ON "arcade_round" USING btree ("flight_id","ceiling") WHERE "arcade_round"."flight_id" is not null;--> statement-breakpoint
ALTER TABLE "arcade_round" ADD CONSTRAINT "arcade_round_source" CHECK (case when "arcade_round"."flight_id" is null
        then "arcade_round"."seed_id" is not null and "arcade_round"."client_seed" is not null and "arcade_round"."nonce" is not null
        else "arcade_round"."seed_id" is null and "arcade_round"."ceiling" is not null end);