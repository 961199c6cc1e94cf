CREATE TABLE "wallet_brand_slot" (
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"slot" integer NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"money_in" bigint NOT NULL,
	"money_out" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "wallet_brand_slot_brand_id_day_slot_currency_kind_pk" PRIMARY KEY("brand_id","day","slot","currency","kind")
);
--> statement-breakpoint
ALTER TABLE "wallet_member_day" ADD COLUMN "slot" integer;