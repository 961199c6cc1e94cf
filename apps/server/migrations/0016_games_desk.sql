CREATE TABLE "games_lobby" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"tabs" text[] NOT NULL,
	"hidden_tabs" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "games_vendor_health" (
	"brand_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"failures" integer NOT NULL,
	"rests_until" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text NOT NULL,
	"recovered_at" timestamp with time zone,
	CONSTRAINT "games_vendor_health_brand_id_vendor_pk" PRIMARY KEY("brand_id","vendor")
);
--> statement-breakpoint
CREATE TABLE "games_vendor_key" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"side" text NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "games_vendor_key_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_vendor_key_side" CHECK ("games_vendor_key"."side" in ('ours', 'theirs'))
);
--> statement-breakpoint
ALTER TABLE "games_alert" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games_alert" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "games_alert" ADD COLUMN "settled_reason" text;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "return_deviation" text;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "return_most" text;--> statement-breakpoint
ALTER TABLE "games_vendor" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "games_vendor" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "games_vendor_key_vendor" ON "games_vendor_key" USING btree ("brand_id","vendor","created_at");--> statement-breakpoint
CREATE INDEX "games_alert_waiting" ON "games_alert" USING btree ("brand_id","at") WHERE "games_alert"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "games_transaction_time" ON "games_transaction" USING btree ("brand_id","at");