CREATE TABLE "arcade_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "arcade_delivery_once" UNIQUE("round_id","kind"),
	CONSTRAINT "arcade_delivery_kind" CHECK ("arcade_delivery"."kind" in ('win', 'rollback'))
);
--> statement-breakpoint
CREATE TABLE "arcade_operator" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"wallet_url" text NOT NULL,
	"onboarded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arcade_player" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arcade_player_user" UNIQUE("operator_id","user_name")
);
--> statement-breakpoint
CREATE TABLE "arcade_round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"pick" jsonb NOT NULL,
	"state" text NOT NULL,
	"seed_id" uuid NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer NOT NULL,
	"outcome" jsonb,
	"payout" bigint,
	"bet_id" uuid NOT NULL,
	"status" text,
	"balance" bigint,
	"placed_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "arcade_round_state" CHECK ("arcade_round"."state" in ('placed', 'refused', 'drawn', 'settled', 'cancelling', 'cancelled', 'disputed'))
);
--> statement-breakpoint
CREATE TABLE "arcade_seed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"server_seed" text NOT NULL,
	"server_seed_hash" text NOT NULL,
	"client_seed" text NOT NULL,
	"next_nonce" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "arcade_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"player_id" uuid NOT NULL,
	"operator_id" text NOT NULL,
	"user_name" text NOT NULL,
	"studio" text NOT NULL,
	"game_code" text NOT NULL,
	"token" text NOT NULL,
	"currency" text NOT NULL,
	"lobby_url" text NOT NULL,
	"deposit_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arcade_studio_key" (
	"code" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "arcade_delivery_due" ON "arcade_delivery" USING btree ("due_at") WHERE "arcade_delivery"."done_at" is null;--> statement-breakpoint
CREATE INDEX "arcade_round_newest" ON "arcade_round" USING btree ("player_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "arcade_round_seed" ON "arcade_round" USING btree ("seed_id","state");--> statement-breakpoint
CREATE INDEX "arcade_round_left" ON "arcade_round" USING btree ("lease_until") WHERE "arcade_round"."state" = 'placed';--> statement-breakpoint
CREATE UNIQUE INDEX "arcade_seed_in_use" ON "arcade_seed" USING btree ("player_id") WHERE "arcade_seed"."revealed_at" is null;