CREATE TABLE "arcade_floor_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"game_code" text NOT NULL,
	"is_open" boolean NOT NULL,
	"is_stop" boolean NOT NULL,
	"limits" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arcade_floor_stop" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"game_code" text NOT NULL,
	"table_code" text NOT NULL,
	"rounds" jsonb NOT NULL,
	"returned" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arcade_card_sitting" ADD COLUMN "away_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "arcade_card_table" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "arcade_fish_room" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "arcade_floor_change_of_game" ON "arcade_floor_change" USING btree ("operator_id","game_code","at","id");