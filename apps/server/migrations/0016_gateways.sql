-- Everything before there were several went through the first. A constant default is written into no row; only transfers are.
ALTER TABLE "cashier_callback" ADD COLUMN "gateway" text DEFAULT 'sandbox-pay' NOT NULL;--> statement-breakpoint
ALTER TABLE "cashier_callback" ALTER COLUMN "gateway" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "cashier_callback" DROP CONSTRAINT "cashier_callback_brand_id_event_pk";--> statement-breakpoint
ALTER TABLE "cashier_callback" ADD CONSTRAINT "cashier_callback_brand_id_gateway_event_pk" PRIMARY KEY("brand_id","gateway","event");--> statement-breakpoint
ALTER TABLE "cashier_deposit" ADD COLUMN "gateway" text DEFAULT 'sandbox-pay';--> statement-breakpoint
ALTER TABLE "cashier_deposit" ALTER COLUMN "gateway" DROP DEFAULT;--> statement-breakpoint
UPDATE "cashier_deposit" SET "gateway" = NULL WHERE "method" = 'transfer';--> statement-breakpoint
ALTER TABLE "cashier_deposit" ADD CONSTRAINT "cashier_deposit_gateway" CHECK (("cashier_deposit"."method" = 'transfer') = ("cashier_deposit"."gateway" is null));--> statement-breakpoint
ALTER TABLE "cashier_reconciliation" ADD COLUMN "gateway" text DEFAULT 'sandbox-pay' NOT NULL;--> statement-breakpoint
ALTER TABLE "cashier_reconciliation" ALTER COLUMN "gateway" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "cashier_reconciliation_by_gateway" ON "cashier_reconciliation" USING btree ("brand_id","gateway","id");--> statement-breakpoint
ALTER TABLE "cashier_withdrawal" ADD COLUMN "gateway" text DEFAULT 'sandbox-pay' NOT NULL;--> statement-breakpoint
ALTER TABLE "cashier_withdrawal" ALTER COLUMN "gateway" DROP DEFAULT;--> statement-breakpoint
-- Brands are read as they are kept. Their older versions stay as they were: the contract reads what names no gateway as the first.
UPDATE "system_brand" SET "settings" = jsonb_set(
  jsonb_set("settings", '{cashier,channels}', coalesce((
    SELECT jsonb_agg('{"gateway": "sandbox-pay"}'::jsonb || "channel" ORDER BY "place")
    FROM jsonb_array_elements("settings" #> '{cashier,channels}') WITH ORDINALITY AS "listed" ("channel", "place")
  ), '[]'::jsonb)),
  '{cashier,withdrawals,gateway}', '"sandbox-pay"'::jsonb
) WHERE "settings" #> '{cashier,channels}' IS NOT NULL;
