ALTER TABLE "cashier_deposit" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "cashier_deposit" ADD COLUMN "approved_amount" bigint;