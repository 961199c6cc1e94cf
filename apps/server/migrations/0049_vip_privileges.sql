CREATE TABLE "promotions_vip_trial" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" uuid,
	"done_at" timestamp with time zone,
	"outcome" jsonb,
	CONSTRAINT "promotions_vip_trial_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
