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
ALTER TABLE "games_transaction" ADD COLUMN "contribution" bigint;--> statement-breakpoint
ALTER TABLE "games_transaction" ADD COLUMN "entry_stripe" smallint;--> statement-breakpoint
ALTER TABLE "games_transaction" ADD COLUMN "entry_seq" bigint;--> statement-breakpoint
CREATE INDEX "games_jackpot_draw_won" ON "games_jackpot_draw" USING btree ("brand_id","number") WHERE "games_jackpot_draw"."won" > 0;--> statement-breakpoint
CREATE INDEX "games_jackpot_draw_winner" ON "games_jackpot_draw" USING btree ("brand_id","winner_vendor","winner_transaction_id") WHERE "games_jackpot_draw"."won" > 0;--> statement-breakpoint
CREATE INDEX "games_transaction_entry" ON "games_transaction" USING btree ("brand_id","vendor","entry_stripe","entry_seq") WHERE "games_transaction"."contribution" > 0;--> statement-breakpoint
CREATE INDEX "games_transaction_won" ON "games_transaction" USING btree ("brand_id","at","transaction_id") WHERE "games_transaction"."kind" = 'win' and not "games_transaction"."is_empty";