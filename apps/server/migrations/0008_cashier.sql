CREATE TABLE "cashier_callback" (
	"brand_id" uuid NOT NULL,
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"body" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashier_callback_brand_id_event_pk" PRIMARY KEY("brand_id","event")
);
--> statement-breakpoint
CREATE TABLE "cashier_card" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"bank" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_digest" text NOT NULL,
	"last4" text NOT NULL,
	"holder" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "cashier_card_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "cashier_deposit" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"method" text NOT NULL,
	"bank" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"credited" bigint NOT NULL,
	"state" text NOT NULL,
	"pay_url" text,
	"gateway_payment" text,
	"came_amount" text,
	"came_currency" text,
	"came_at" timestamp with time zone,
	"payer_name" text,
	"is_sent" boolean NOT NULL,
	"promotion_id" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"concluded_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	CONSTRAINT "cashier_deposit_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "cashier_deposit_amounts" CHECK ("cashier_deposit"."amount" > 0 and "cashier_deposit"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cashier_reconciliation" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"compared" integer NOT NULL,
	"differences" jsonb NOT NULL,
	CONSTRAINT "cashier_reconciliation_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "cashier_step" (
	"brand_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashier_step_brand_id_subject_id_place_pk" PRIMARY KEY("brand_id","subject_id","place")
);
--> statement-breakpoint
CREATE TABLE "cashier_turnover" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"times" text NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"after_seq" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "cashier_turnover_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "cashier_withdrawal" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"member_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"bank" text NOT NULL,
	"last4" text NOT NULL,
	"holder" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"needs_two" boolean NOT NULL,
	"taken_by" uuid,
	"approved_by" uuid[] NOT NULL,
	"hints" jsonb NOT NULL,
	"gateway_payment" text,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"concluded_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	CONSTRAINT "cashier_withdrawal_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "cashier_withdrawal_amounts" CHECK ("cashier_withdrawal"."amount" > 0 and "cashier_withdrawal"."fee" >= 0 and "cashier_withdrawal"."fee" < "cashier_withdrawal"."amount")
);
--> statement-breakpoint
CREATE INDEX "cashier_callback_by_subject" ON "cashier_callback" USING btree ("brand_id","subject_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cashier_card_number" ON "cashier_card" USING btree ("brand_id","number_digest") WHERE "cashier_card"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "cashier_card_by_member" ON "cashier_card" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cashier_deposit_number" ON "cashier_deposit" USING btree ("brand_id","number");--> statement-breakpoint
CREATE INDEX "cashier_deposit_by_member" ON "cashier_deposit" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "cashier_deposit_by_state" ON "cashier_deposit" USING btree ("brand_id","state","id");--> statement-breakpoint
CREATE INDEX "cashier_deposit_ask" ON "cashier_deposit" USING btree ("ask_at") WHERE "cashier_deposit"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "cashier_turnover_by_member" ON "cashier_turnover" USING btree ("brand_id","member_id","created_at") WHERE "cashier_turnover"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cashier_withdrawal_number" ON "cashier_withdrawal" USING btree ("brand_id","number");--> statement-breakpoint
CREATE INDEX "cashier_withdrawal_by_member" ON "cashier_withdrawal" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "cashier_withdrawal_by_state" ON "cashier_withdrawal" USING btree ("brand_id","state","id");--> statement-breakpoint
CREATE INDEX "cashier_withdrawal_ask" ON "cashier_withdrawal" USING btree ("ask_at") WHERE "cashier_withdrawal"."ask_at" is not null;