CREATE TABLE "protection_exclusion" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "protection_exclusion_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "protection_guard" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"excluded_until" timestamp with time zone,
	"is_deposit_locked" boolean NOT NULL,
	"is_play_locked" boolean NOT NULL,
	"limits" jsonb NOT NULL,
	CONSTRAINT "protection_guard_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "protection_limit" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"changed_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"asked_amount" bigint,
	CONSTRAINT "protection_limit_brand_id_member_id_kind_period_pk" PRIMARY KEY("brand_id","member_id","kind","period"),
	CONSTRAINT "protection_limit_amount" CHECK ("protection_limit"."amount" is null or "protection_limit"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "protection_lock" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"covers" text NOT NULL,
	"reason" text NOT NULL,
	"locked_by" uuid NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "protection_lock_brand_id_member_id_covers_pk" PRIMARY KEY("brand_id","member_id","covers")
);
--> statement-breakpoint
CREATE TABLE "wallet_account" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner" text NOT NULL,
	"purpose" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_account_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "wallet_balance" (
	"brand_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"stripe" smallint NOT NULL,
	"balance" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"floor" bigint,
	"is_guarded" boolean NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_balance_brand_id_account_id_stripe_pk" PRIMARY KEY("brand_id","account_id","stripe"),
	CONSTRAINT "wallet_balance_floor" CHECK ("wallet_balance"."floor" is null or "wallet_balance"."balance" >= "wallet_balance"."floor")
);
--> statement-breakpoint
CREATE TABLE "wallet_check" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"accounts" integer NOT NULL,
	"transfers" bigint NOT NULL,
	"findings_total" integer NOT NULL,
	"findings" jsonb NOT NULL,
	"started_by" text,
	CONSTRAINT "wallet_check_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "wallet_hold" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "wallet_hold_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "wallet_hold_amount" CHECK ("wallet_hold"."amount" > 0),
	CONSTRAINT "wallet_hold_state" CHECK ("wallet_hold"."state" in ('open', 'posted', 'voided')),
	CONSTRAINT "wallet_hold_ended" CHECK (("wallet_hold"."state" = 'open') = ("wallet_hold"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "wallet_idempotency" (
	"brand_id" uuid NOT NULL,
	"caller" text NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_idempotency_brand_id_caller_key_pk" PRIMARY KEY("brand_id","caller","key")
);
--> statement-breakpoint
CREATE TABLE "wallet_transfer" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"request_hash" uuid NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"debit_account_id" uuid NOT NULL,
	"debit_stripe" smallint NOT NULL,
	"debit_seq" bigint NOT NULL,
	"debit_balance" bigint NOT NULL,
	"credit_account_id" uuid NOT NULL,
	"credit_stripe" smallint NOT NULL,
	"credit_seq" bigint NOT NULL,
	"credit_balance" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_transfer_brand_id_id_line_pk" PRIMARY KEY("brand_id","id","line"),
	CONSTRAINT "wallet_transfer_amount" CHECK ("wallet_transfer"."amount" > 0),
	CONSTRAINT "wallet_transfer_two_accounts" CHECK ("wallet_transfer"."debit_account_id" <> "wallet_transfer"."credit_account_id")
);
--> statement-breakpoint
CREATE TABLE "wallet_usage" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"deposited_day" bigint NOT NULL,
	"deposited_week" bigint NOT NULL,
	"deposited_month" bigint NOT NULL,
	"staked_day" bigint NOT NULL,
	"staked_week" bigint NOT NULL,
	"staked_month" bigint NOT NULL,
	"lost_day" bigint NOT NULL,
	"lost_week" bigint NOT NULL,
	"lost_month" bigint NOT NULL,
	CONSTRAINT "wallet_usage_brand_id_member_id_currency_pk" PRIMARY KEY("brand_id","member_id","currency")
);
--> statement-breakpoint
CREATE INDEX "protection_exclusion_member" ON "protection_exclusion" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_account_about" ON "wallet_account" USING btree ("brand_id","owner","purpose","currency");--> statement-breakpoint
CREATE INDEX "wallet_account_purpose" ON "wallet_account" USING btree ("brand_id","purpose","id");--> statement-breakpoint
CREATE INDEX "wallet_hold_by_state" ON "wallet_hold" USING btree ("brand_id","state","id");--> statement-breakpoint
CREATE INDEX "wallet_hold_by_member" ON "wallet_hold" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "wallet_idempotency_expiry" ON "wallet_idempotency" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transfer_debit" ON "wallet_transfer" USING btree ("debit_account_id","debit_stripe","debit_seq","brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transfer_credit" ON "wallet_transfer" USING btree ("credit_account_id","credit_stripe","credit_seq","brand_id");