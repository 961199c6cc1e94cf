CREATE TABLE "promotions_segment_block" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"new_for_days" integer,
	"registered_from" timestamp with time zone,
	"level_from" integer,
	"reason" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	"blocked_by" uuid,
	CONSTRAINT "promotions_segment_block_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_segment_block_said" CHECK (num_nonnulls("promotions_segment_block"."new_for_days", "promotions_segment_block"."registered_from", "promotions_segment_block"."level_from") > 0)
);
