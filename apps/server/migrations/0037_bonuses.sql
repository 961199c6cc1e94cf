CREATE TABLE "wallet_bonus" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"product" text NOT NULL,
	"vendors" text[],
	"amount" bigint NOT NULL,
	"requirement" bigint NOT NULL,
	"wagered" bigint NOT NULL,
	"stake_max" bigint,
	"release_max" bigint,
	"held" bigint NOT NULL,
	"released" bigint NOT NULL,
	"wager_days" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"withdrawal_id" uuid,
	CONSTRAINT "wallet_bonus_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "wallet_bonus_state" CHECK ("wallet_bonus"."state" in ('waiting', 'active', 'released', 'exhausted', 'expired', 'forfeited')),
	CONSTRAINT "wallet_bonus_product" CHECK ("wallet_bonus"."product" in ('casino', 'lottery', 'betting', 'any')),
	CONSTRAINT "wallet_bonus_amount" CHECK ("wallet_bonus"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "games_session" ADD COLUMN "product" text DEFAULT 'casino' NOT NULL;--> statement-breakpoint
ALTER TABLE "games_transaction" ADD COLUMN "bonus_id" uuid;--> statement-breakpoint
ALTER TABLE "games_transaction" ADD COLUMN "bonus_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD COLUMN "bonus_id" uuid;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD COLUMN "bonus_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_bonus_origin" ON "wallet_bonus" USING btree ("brand_id","origin");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_bonus_active" ON "wallet_bonus" USING btree ("member_id","currency","brand_id") WHERE "wallet_bonus"."state" = 'active';--> statement-breakpoint
CREATE INDEX "wallet_bonus_member" ON "wallet_bonus" USING btree ("member_id","id","brand_id");--> statement-breakpoint
CREATE INDEX "wallet_bonus_ends" ON "wallet_bonus" USING btree ("ends_at") WHERE "wallet_bonus"."state" = 'active';--> statement-breakpoint
CREATE INDEX "wallet_bonus_withdrawal" ON "wallet_bonus" USING btree ("withdrawal_id") WHERE "wallet_bonus"."withdrawal_id" is not null;--> statement-breakpoint
CREATE INDEX "games_transaction_bonus" ON "games_transaction" USING btree ("bonus_id") WHERE "games_transaction"."bonus_id" is not null;--> statement-breakpoint
CREATE INDEX "lottery_ticket_bonus" ON "lottery_ticket" USING btree ("bonus_id") WHERE "lottery_ticket"."bonus_id" is not null;