CREATE TABLE "cashier_turnover_round" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"round" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashier_turnover_round_brand_id_member_id_round_pk" PRIMARY KEY("brand_id","member_id","round")
);
--> statement-breakpoint
ALTER TABLE "cashier_turnover" ADD COLUMN "rounds_until" timestamp with time zone;