CREATE TABLE "arcade_fish_catch" (
	"room_id" uuid NOT NULL,
	"fish" bigint NOT NULL,
	"round_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_fish_catch_room_id_fish_pk" PRIMARY KEY("room_id","fish")
);
--> statement-breakpoint
CREATE TABLE "arcade_fish_room" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"game_code" text NOT NULL,
	"number" integer NOT NULL,
	"seed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_fish_room_number" UNIQUE("operator_id","game_code","number")
);
--> statement-breakpoint
CREATE TABLE "arcade_fish_seat" (
	"room_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"player_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"stake" bigint,
	"currency" text NOT NULL,
	"fired_at" timestamp with time zone,
	"fired" jsonb NOT NULL,
	CONSTRAINT "arcade_fish_seat_room_id_seat_pk" PRIMARY KEY("room_id","seat"),
	CONSTRAINT "arcade_fish_seat_player" UNIQUE("player_id","game_code"),
	CONSTRAINT "arcade_fish_seat_place" CHECK ("arcade_fish_seat"."seat" between 0 and 3)
);
--> statement-breakpoint
CREATE INDEX "arcade_fish_catch_old" ON "arcade_fish_catch" USING btree ("at");