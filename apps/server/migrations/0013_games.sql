CREATE TABLE "games_alert" (
	"brand_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid NOT NULL,
	"reference_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_alert_brand_id_vendor_transaction_id_pk" PRIMARY KEY("brand_id","vendor","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "games_favourite" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_favourite_brand_id_member_id_node_id_pk" PRIMARY KEY("brand_id","member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "games_recent" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "games_recent_brand_id_member_id_node_id_pk" PRIMARY KEY("brand_id","member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "games_session" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_session_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "games_title" (
	"brand_id" uuid NOT NULL,
	"node_id" text NOT NULL,
	"vendor" text NOT NULL,
	"game_code" text NOT NULL,
	"category" text NOT NULL,
	"classification" text NOT NULL,
	"names" jsonb NOT NULL,
	"icon_url" text NOT NULL,
	"return_to_player" text,
	"min_bet" bigint NOT NULL,
	"lines" integer NOT NULL,
	"has_trial" boolean NOT NULL,
	"sort" integer NOT NULL,
	"hot_rank" integer,
	"is_new" boolean NOT NULL,
	"is_hidden" boolean NOT NULL,
	"is_gone" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_title_brand_id_node_id_pk" PRIMARY KEY("brand_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "games_transaction" (
	"brand_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"round" text NOT NULL,
	"closes_round" boolean NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference_id" uuid,
	"supplier_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"balance" bigint NOT NULL,
	"is_empty" boolean NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_transaction_brand_id_vendor_transaction_id_pk" PRIMARY KEY("brand_id","vendor","transaction_id"),
	CONSTRAINT "games_transaction_kind" CHECK ("games_transaction"."kind" in ('bet', 'win', 'rollback', 'tombstone'))
);
--> statement-breakpoint
CREATE TABLE "games_vendor" (
	"brand_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"api_url" text NOT NULL,
	"operator_id" text NOT NULL,
	"vendor_public_key" text NOT NULL,
	"own_public_key" text NOT NULL,
	"own_private_key" text NOT NULL,
	"is_open" boolean NOT NULL,
	"tag" text NOT NULL,
	"sort" integer NOT NULL,
	"bet_max" bigint,
	"listed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_vendor_brand_id_code_pk" PRIMARY KEY("brand_id","code")
);
--> statement-breakpoint
CREATE INDEX "games_favourite_newest" ON "games_favourite" USING btree ("brand_id","member_id","at");--> statement-breakpoint
CREATE INDEX "games_recent_newest" ON "games_recent" USING btree ("brand_id","member_id","at");--> statement-breakpoint
CREATE INDEX "games_recent_popular" ON "games_recent" USING btree ("brand_id","at");--> statement-breakpoint
CREATE INDEX "games_session_token" ON "games_session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "games_session_member" ON "games_session" USING btree ("brand_id","member_id","created_at");--> statement-breakpoint
CREATE INDEX "games_title_vendor" ON "games_title" USING btree ("brand_id","vendor");--> statement-breakpoint
CREATE INDEX "games_transaction_round" ON "games_transaction" USING btree ("brand_id","vendor","round");--> statement-breakpoint
CREATE INDEX "games_transaction_about" ON "games_transaction" USING btree ("brand_id","vendor","reference_id");--> statement-breakpoint
CREATE INDEX "games_transaction_member" ON "games_transaction" USING btree ("brand_id","member_id","at");