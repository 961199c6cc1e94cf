ALTER TABLE "cashier_turnover" ADD COLUMN "done" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "cashier_withdrawal" ADD COLUMN "notify_url" text NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_member" ADD COLUMN "sensitive_changed_at" timestamp with time zone;