CREATE TABLE "arcade_card_action" (
	"hand_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"seat" integer NOT NULL,
	"action" jsonb NOT NULL,
	"is_players" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_card_action_hand_id_index_pk" PRIMARY KEY("hand_id","index")
);
--> statement-breakpoint
CREATE TABLE "arcade_card_finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"from_player" uuid NOT NULL,
	"to_player" uuid NOT NULL,
	"figures" jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_card_finding_once" UNIQUE("operator_id","game_code","currency","day","kind","from_player","to_player"),
	CONSTRAINT "arcade_card_finding_kind" CHECK ("arcade_card_finding"."kind" in ('flow', 'soft', 'together', 'all_in'))
);
--> statement-breakpoint
CREATE TABLE "arcade_card_hand" (
	"id" uuid PRIMARY KEY NOT NULL,
	"table_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"phase" text NOT NULL,
	"players" jsonb NOT NULL,
	"button" integer NOT NULL,
	"is_first" boolean NOT NULL,
	"posts" jsonb NOT NULL,
	"deck" text NOT NULL,
	"commitments" jsonb NOT NULL,
	"seeds" jsonb NOT NULL,
	"state" text,
	"actions" integer NOT NULL,
	"turn" integer,
	"turn_at" timestamp with time zone,
	"rake" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "arcade_card_hand_number" UNIQUE("table_id","number"),
	CONSTRAINT "arcade_card_hand_phase" CHECK ("arcade_card_hand"."phase" in ('seeding', 'playing', 'over', 'void'))
);
--> statement-breakpoint
CREATE TABLE "arcade_card_result" (
	"hand_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"player_id" uuid,
	"operator_id" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"is_practice" boolean NOT NULL,
	"before" bigint NOT NULL,
	"after" bigint NOT NULL,
	"rake" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_card_result_hand_id_sitting_id_pk" PRIMARY KEY("hand_id","sitting_id")
);
--> statement-breakpoint
CREATE TABLE "arcade_card_sitting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"table_id" uuid NOT NULL,
	"seat" integer NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"player_id" uuid,
	"is_practice" boolean NOT NULL,
	"state" text NOT NULL,
	"stack" bigint NOT NULL,
	"buy_in" bigint NOT NULL,
	"top_up" bigint NOT NULL,
	"away_since" timestamp with time zone,
	"lapses" integer NOT NULL,
	"bank_ms" integer NOT NULL,
	"owes_big" boolean NOT NULL,
	"owes_small" boolean NOT NULL,
	"address_hash" text,
	"seen_at" timestamp with time zone,
	"hands" integer NOT NULL,
	"rake" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "arcade_card_sitting_state" CHECK ("arcade_card_sitting"."state" in ('joining', 'seated', 'leaving', 'left')),
	CONSTRAINT "arcade_card_sitting_amounts" CHECK ("arcade_card_sitting"."stack" >= 0 and "arcade_card_sitting"."top_up" >= 0 and "arcade_card_sitting"."bank_ms" >= 0),
	CONSTRAINT "arcade_card_sitting_house" CHECK ("arcade_card_sitting"."player_id" is not null or "arcade_card_sitting"."is_practice")
);
--> statement-breakpoint
CREATE TABLE "arcade_card_table" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"is_practice" boolean NOT NULL,
	"hand_number" integer NOT NULL,
	"hand_id" uuid,
	"button" integer,
	"leader" integer,
	"next_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arcade_card_top_up" (
	"sitting_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"raise_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_card_top_up_sitting_id_id_pk" PRIMARY KEY("sitting_id","id")
);
--> statement-breakpoint
ALTER TABLE "arcade_round" DROP CONSTRAINT "arcade_round_source";--> statement-breakpoint
ALTER TABLE "arcade_round" ADD COLUMN "card_table_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_card_hand_running" ON "arcade_card_hand" USING btree ("table_id") WHERE "arcade_card_hand"."phase" in ('seeding', 'playing');--> statement-breakpoint
CREATE INDEX "arcade_card_result_player" ON "arcade_card_result" USING btree ("player_id","game_code","hand_id");--> statement-breakpoint
CREATE INDEX "arcade_card_result_operator" ON "arcade_card_result" USING btree ("operator_id","at") WHERE not "arcade_card_result"."is_practice";--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_card_sitting_seat" ON "arcade_card_sitting" USING btree ("table_id","seat") WHERE "arcade_card_sitting"."state" <> 'left';--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_card_sitting_one" ON "arcade_card_sitting" USING btree ("player_id","game_code") WHERE "arcade_card_sitting"."state" <> 'left';--> statement-breakpoint
CREATE INDEX "arcade_card_sitting_left" ON "arcade_card_sitting" USING btree ("player_id","game_code","left_at");--> statement-breakpoint
CREATE INDEX "arcade_card_table_kind" ON "arcade_card_table" USING btree ("operator_id","game_code","currency","stake");--> statement-breakpoint
CREATE INDEX "arcade_card_table_due" ON "arcade_card_table" USING btree ("due_at") WHERE "arcade_card_table"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "arcade_round" ADD CONSTRAINT "arcade_round_source" CHECK (case when "arcade_round"."card_table_id" is not null
        then "arcade_round"."seed_id" is null and "arcade_round"."table_round_id" is null
        when "arcade_round"."table_round_id" is null
        then "arcade_round"."seed_id" is not null and "arcade_round"."client_seed" is not null and "arcade_round"."nonce" is not null
        else "arcade_round"."seed_id" is null end);