CREATE INDEX "identity_member_account_prefix" ON "identity_member" USING btree ("brand_id","account_key" collate "C");--> statement-breakpoint
CREATE INDEX "identity_member_nickname_prefix" ON "identity_member" USING btree ("brand_id",lower("nickname" collate "C")) WHERE "identity_member"."nickname" is not null;--> statement-breakpoint
CREATE INDEX "identity_member_type" ON "identity_member" USING btree ("brand_id","type","id");--> statement-breakpoint
CREATE INDEX "identity_member_locked" ON "identity_member" USING btree ("brand_id","id") WHERE "identity_member"."state" = 'locked';--> statement-breakpoint
CREATE INDEX "identity_session_seen" ON "identity_session" USING btree ("brand_id","last_seen_at") WHERE "identity_session"."ended_at" is null;