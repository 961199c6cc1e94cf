ALTER TABLE "messages_page" ADD COLUMN "consent_version" integer;--> statement-breakpoint
ALTER TABLE "messages_page_publication" ADD COLUMN "changes" jsonb;--> statement-breakpoint
CREATE INDEX "identity_consent_version" ON "identity_consent" USING btree ("brand_id","document","version");