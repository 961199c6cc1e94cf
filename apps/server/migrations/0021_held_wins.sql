CREATE TABLE "games_held_win" (
	"brand_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"round" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"why" text NOT NULL,
	"limit_amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"settled_reason" text,
	CONSTRAINT "games_held_win_brand_id_vendor_transaction_id_pk" PRIMARY KEY("brand_id","vendor","transaction_id"),
	CONSTRAINT "games_held_win_state" CHECK ("games_held_win"."state" in ('held', 'released', 'refused', 'taken_back')),
	CONSTRAINT "games_held_win_why" CHECK ("games_held_win"."why" in ('round', 'day'))
);
--> statement-breakpoint
CREATE TABLE "games_vendor_day" (
	"brand_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"currency" text NOT NULL,
	"day" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "games_vendor_day_brand_id_vendor_currency_day_pk" PRIMARY KEY("brand_id","vendor","currency","day")
);
--> statement-breakpoint
ALTER TABLE "games_vendor" ADD COLUMN "win_max" bigint;--> statement-breakpoint
ALTER TABLE "games_vendor" ADD COLUMN "day_win_max" bigint;--> statement-breakpoint
CREATE INDEX "games_held_win_at" ON "games_held_win" USING btree ("brand_id","at","transaction_id");--> statement-breakpoint
CREATE INDEX "games_held_win_waiting" ON "games_held_win" USING btree ("brand_id") WHERE "games_held_win"."state" = 'held';