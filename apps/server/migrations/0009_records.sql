CREATE TABLE "wallet_brand_day" (
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"money_in" bigint NOT NULL,
	"money_out" bigint NOT NULL,
	"count" bigint NOT NULL,
	"members" bigint NOT NULL,
	CONSTRAINT "wallet_brand_day_brand_id_day_currency_kind_pk" PRIMARY KEY("brand_id","day","currency","kind")
);
--> statement-breakpoint
CREATE TABLE "wallet_day" (
	"brand_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"money_in" bigint NOT NULL,
	"money_out" bigint NOT NULL,
	"count" bigint NOT NULL,
	"last_seq" bigint NOT NULL,
	CONSTRAINT "wallet_day_brand_id_account_id_day_kind_pk" PRIMARY KEY("brand_id","account_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "wallet_member_day" (
	"brand_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "wallet_member_day_brand_id_day_currency_kind_member_id_pk" PRIMARY KEY("brand_id","day","currency","kind","member_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_record" (
	"brand_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "wallet_record_brand_id_account_id_kind_seq_pk" PRIMARY KEY("brand_id","account_id","kind","seq")
);
--> statement-breakpoint
CREATE TABLE "wallet_rolled" (
	"brand_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "wallet_rolled_brand_id_account_id_pk" PRIMARY KEY("brand_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_rollup" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
