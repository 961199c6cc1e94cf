CREATE TABLE "games_return" (
	"brand_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"stated" text,
	"rounds" bigint NOT NULL,
	"returned" numeric NOT NULL,
	"returned_squared" numeric NOT NULL,
	"checked_rounds" bigint NOT NULL,
	CONSTRAINT "games_return_brand_id_node_id_pk" PRIMARY KEY("brand_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "games_return_day" (
	"brand_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"rounds" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"returned" numeric NOT NULL,
	"returned_squared" numeric NOT NULL,
	CONSTRAINT "games_return_day_brand_id_node_id_currency_day_pk" PRIMARY KEY("brand_id","node_id","currency","day")
);
--> statement-breakpoint
CREATE TABLE "games_return_mark" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"counted_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "games_alert" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games_alert" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "games_alert" ADD COLUMN "settled_reason" text;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "return_deviation" text;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "return_most" text;--> statement-breakpoint
CREATE INDEX "games_alert_waiting" ON "games_alert" USING btree ("brand_id","at") WHERE "games_alert"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "games_transaction_time" ON "games_transaction" USING btree ("brand_id","at");