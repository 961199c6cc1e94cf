CREATE TABLE "games_alert" (
	"brand_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid NOT NULL,
	"reference_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_alert_brand_id_vendor_transaction_id_pk" PRIMARY KEY("brand_id","vendor","transaction_id")
);
