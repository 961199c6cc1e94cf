DROP INDEX "cashier_turnover_by_member";--> statement-breakpoint
CREATE INDEX "cashier_turnover_of_member" ON "cashier_turnover" USING btree ("brand_id","member_id","created_at");