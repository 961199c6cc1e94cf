CREATE TABLE "games_lobby" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"tabs" text[] NOT NULL,
	"hidden_tabs" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games_return" (
	"brand_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"stated" text,
	"rounds" bigint NOT NULL,
	"returned" numeric NOT NULL,
	"returned_squared" numeric NOT NULL,
	"checked_rounds" bigint NOT NULL,
	CONSTRAINT "games_return_brand_id_node_id_pk" PRIMARY KEY("brand_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "games_return_day" (
	"brand_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"rounds" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"returned" numeric NOT NULL,
	"returned_squared" numeric NOT NULL,
	CONSTRAINT "games_return_day_brand_id_node_id_currency_day_pk" PRIMARY KEY("brand_id","node_id","currency","day")
);
--> statement-breakpoint
CREATE TABLE "games_return_mark" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"counted_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games_vendor_health" (
	"brand_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"failures" integer NOT NULL,
	"rests_until" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text NOT NULL,
	"recovered_at" timestamp with time zone,
	CONSTRAINT "games_vendor_health_brand_id_vendor_pk" PRIMARY KEY("brand_id","vendor")
);
--> statement-breakpoint
CREATE TABLE "games_vendor_key" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"side" text NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "games_vendor_key_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_vendor_key_side" CHECK ("games_vendor_key"."side" in ('ours', 'theirs'))
);
--> statement-breakpoint
CREATE TABLE "games_difference" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"day" date NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"round" text NOT NULL,
	"ours" text,
	"theirs" text,
	"state" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"reason" text,
	CONSTRAINT "games_difference_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_difference_once" UNIQUE("brand_id","vendor","transaction_id"),
	CONSTRAINT "games_difference_state" CHECK ("games_difference"."state" in ('open', 'resolved', 'agreed')),
	CONSTRAINT "games_difference_kind" CHECK ("games_difference"."kind" in ('missing_here', 'missing_there', 'amount', 'currency', 'state'))
);
--> statement-breakpoint
CREATE TABLE "games_match" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"home_team" text NOT NULL,
	"away_team" text NOT NULL,
	"home_team_image_url" text NOT NULL,
	"away_team_image_url" text NOT NULL,
	"league" text NOT NULL,
	"match_time" timestamp with time zone NOT NULL,
	"shown_from" timestamp with time zone NOT NULL,
	"shown_until" timestamp with time zone NOT NULL,
	"node_id" text NOT NULL,
	"sort" integer NOT NULL,
	"is_hidden" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_match_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_match_span" CHECK ("games_match"."shown_from" < "games_match"."shown_until")
);
--> statement-breakpoint
CREATE TABLE "games_reconciliation" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"compared" integer NOT NULL,
	"differences" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"failures" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_reconciliation_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_reconciliation_once" UNIQUE("brand_id","vendor","day"),
	CONSTRAINT "games_reconciliation_state" CHECK ("games_reconciliation"."state" in ('equal', 'different', 'unanswered'))
);
--> statement-breakpoint
CREATE TABLE "games_jackpot" (
	"brand_id" uuid NOT NULL,
	"is_open" boolean NOT NULL,
	"contribution_ppm" integer NOT NULL,
	"seed_amount" bigint NOT NULL,
	"odds_digits" smallint NOT NULL,
	"categories" text[] NOT NULL,
	"has_illustration" boolean NOT NULL,
	"winners_from" bigint NOT NULL,
	"next_draw" integer NOT NULL,
	"marks" jsonb NOT NULL,
	"seeded" bigint NOT NULL,
	"contributed" bigint NOT NULL,
	"won" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_jackpot_brand_id_pk" PRIMARY KEY("brand_id"),
	CONSTRAINT "games_jackpot_rate" CHECK ("games_jackpot"."contribution_ppm" between 0 and 100000),
	CONSTRAINT "games_jackpot_seed" CHECK ("games_jackpot"."seed_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "games_jackpot_draw" (
	"brand_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"commitment" text NOT NULL,
	"odds_digits" smallint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"sealed_seed" text NOT NULL,
	"seed" text,
	"drawn_at" timestamp with time zone,
	"root" text,
	"external" text,
	"drawn" text,
	"entries" integer NOT NULL,
	"contributed" bigint NOT NULL,
	"spans" jsonb NOT NULL,
	"pool" bigint NOT NULL,
	"winner_vendor" text,
	"winner_transaction_id" uuid,
	"winner_member_id" uuid,
	"winner_game_code" text,
	"won" bigint NOT NULL,
	"seeded" bigint NOT NULL,
	CONSTRAINT "games_jackpot_draw_brand_id_number_pk" PRIMARY KEY("brand_id","number"),
	CONSTRAINT "games_jackpot_draw_revealed" CHECK (("games_jackpot_draw"."drawn_at" is null) = ("games_jackpot_draw"."seed" is null))
);
--> statement-breakpoint
CREATE TABLE "games_jackpot_title" (
	"brand_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_jackpot_title_brand_id_node_id_pk" PRIMARY KEY("brand_id","node_id")
);
--> statement-breakpoint
DROP INDEX "games_transaction_round";--> statement-breakpoint
DROP INDEX "games_transaction_about";--> statement-breakpoint
DROP INDEX "games_transaction_member";--> statement-breakpoint
ALTER TABLE "games_alert" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games_alert" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "games_alert" ADD COLUMN "settled_reason" text;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "return_deviation" text;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "return_most" text;--> statement-breakpoint
ALTER TABLE "games_transaction" ADD COLUMN "contribution" bigint;--> statement-breakpoint
ALTER TABLE "games_transaction" ADD COLUMN "entry_stripe" smallint;--> statement-breakpoint
ALTER TABLE "games_transaction" ADD COLUMN "entry_seq" bigint;--> statement-breakpoint
ALTER TABLE "games_vendor" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "games_vendor" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "games_vendor_key_vendor" ON "games_vendor_key" USING btree ("brand_id","vendor","created_at");--> statement-breakpoint
CREATE INDEX "games_difference_day" ON "games_difference" USING btree ("brand_id","vendor","day");--> statement-breakpoint
CREATE INDEX "games_difference_open" ON "games_difference" USING btree ("brand_id","vendor") WHERE "games_difference"."state" = 'open';--> statement-breakpoint
CREATE INDEX "games_jackpot_draw_won" ON "games_jackpot_draw" USING btree ("brand_id","number") WHERE "games_jackpot_draw"."won" > 0;--> statement-breakpoint
CREATE INDEX "games_jackpot_draw_winner" ON "games_jackpot_draw" USING btree ("brand_id","winner_vendor","winner_transaction_id") WHERE "games_jackpot_draw"."won" > 0;--> statement-breakpoint
CREATE INDEX "games_alert_waiting" ON "games_alert" USING btree ("brand_id","at") WHERE "games_alert"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "games_transaction_closed" ON "games_transaction" USING btree ("round") WHERE "games_transaction"."closes_round";--> statement-breakpoint
CREATE INDEX "games_transaction_time" ON "games_transaction" USING btree ("at");--> statement-breakpoint
CREATE INDEX "games_transaction_entry" ON "games_transaction" USING btree ("brand_id","vendor","entry_stripe","entry_seq") WHERE "games_transaction"."contribution" > 0;--> statement-breakpoint
CREATE INDEX "games_transaction_won" ON "games_transaction" USING btree ("brand_id","at","transaction_id") WHERE "games_transaction"."kind" = 'win' and not "games_transaction"."is_empty";--> statement-breakpoint
CREATE INDEX "games_transaction_round" ON "games_transaction" USING btree ("round","member_id");--> statement-breakpoint
CREATE INDEX "games_transaction_about" ON "games_transaction" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "games_transaction_member" ON "games_transaction" USING btree ("member_id","at");