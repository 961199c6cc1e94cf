CREATE TABLE "promotions_board" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"currency" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "promotions_board_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_board_span" CHECK ("promotions_board"."starts_at" < "promotions_board"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "promotions_board_place" (
	"brand_id" uuid NOT NULL,
	"board_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_board_place_brand_id_board_id_member_id_pk" PRIMARY KEY("brand_id","board_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "promotions_board_win" (
	"brand_id" uuid NOT NULL,
	"board_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"score" bigint NOT NULL,
	CONSTRAINT "promotions_board_win_brand_id_board_id_rank_pk" PRIMARY KEY("brand_id","board_id","rank"),
	CONSTRAINT "promotions_board_win_member" UNIQUE("brand_id","board_id","member_id")
);
--> statement-breakpoint
CREATE INDEX "promotions_board_open" ON "promotions_board" USING btree ("brand_id","ends_at") WHERE "promotions_board"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_board_place_order" ON "promotions_board_place" USING btree ("brand_id","board_id","score" DESC NULLS LAST,"reached_at","member_id");