CREATE TABLE "games_card_case" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"from_member" uuid NOT NULL,
	"to_member" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "games_card_case_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_card_case_once" UNIQUE("brand_id","vendor","game_code","currency","day","kind","from_member","to_member"),
	CONSTRAINT "games_card_case_state" CHECK ("games_card_case"."state" in ('open', 'taken', 'cleared', 'confirmed'))
);
--> statement-breakpoint
CREATE TABLE "games_floor_order" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"kind" text NOT NULL,
	"game_code" text NOT NULL,
	"table_code" text NOT NULL,
	"is_open" boolean NOT NULL,
	"limits" jsonb,
	"state" text NOT NULL,
	"returned" jsonb NOT NULL,
	"rounds" integer,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ordered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "games_floor_order_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_floor_order_kind" CHECK ("games_floor_order"."kind" in ('change', 'stop')),
	CONSTRAINT "games_floor_order_state" CHECK ("games_floor_order"."state" in ('asked', 'done', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "games_held_win" DROP CONSTRAINT "games_held_win_why";--> statement-breakpoint
CREATE INDEX "games_card_case_newest" ON "games_card_case" USING btree ("brand_id","found_at","id");--> statement-breakpoint
CREATE INDEX "games_card_case_waiting" ON "games_card_case" USING btree ("brand_id","vendor") WHERE "games_card_case"."state" in ('open', 'taken');--> statement-breakpoint
CREATE INDEX "games_floor_order_newest" ON "games_floor_order" USING btree ("brand_id","at","id");--> statement-breakpoint
ALTER TABLE "games_held_win" ADD CONSTRAINT "games_held_win_why" CHECK ("games_held_win"."why" in ('round', 'day', 'case'));