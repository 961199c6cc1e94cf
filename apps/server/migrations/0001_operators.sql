CREATE TABLE "operators_approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"brand_id" uuid,
	"state" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text,
	CONSTRAINT "operators_approval_state" CHECK ("operators_approval"."state" in ('requested', 'approved', 'refused', 'cancelled', 'expired')),
	CONSTRAINT "operators_approval_two_persons" CHECK ("operators_approval"."state" not in ('approved', 'refused') or ("operators_approval"."decided_by" is not null and "operators_approval"."decided_by" <> "operators_approval"."requested_by"))
);
--> statement-breakpoint
CREATE TABLE "operators_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	"session_id" uuid,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"brand_id" uuid,
	"changes" jsonb NOT NULL,
	"reason" text,
	"ip" text,
	"user_agent" text,
	"request_id" text,
	CONSTRAINT "operators_audit_kind" CHECK ("operators_audit"."kind" in ('change', 'view', 'access'))
);
--> statement-breakpoint
CREATE TABLE "operators_audit_day" (
	"day" timestamp with time zone NOT NULL,
	"brand_id" uuid,
	"records" integer NOT NULL,
	CONSTRAINT "operators_audit_day_once" UNIQUE NULLS NOT DISTINCT("day","brand_id")
);
--> statement-breakpoint
CREATE TABLE "operators_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators_grant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"role" text NOT NULL,
	"brand_id" uuid,
	CONSTRAINT "operators_grant_once" UNIQUE NULLS NOT DISTINCT("operator_id","role","brand_id"),
	CONSTRAINT "operators_grant_role" CHECK ("operators_grant"."role" in ('admin', 'finance', 'support', 'content', 'risk'))
);
--> statement-breakpoint
CREATE TABLE "operators_operator" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"state" text NOT NULL,
	"is_demo" boolean NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean NOT NULL,
	"second_factor" text,
	"pending_second_factor" text,
	"last_code_step" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_signed_in_at" timestamp with time zone,
	CONSTRAINT "operators_operator_state" CHECK ("operators_operator"."state" in ('active', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "operators_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"cookie_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operators_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"brand_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_brand_version" (
	"brand_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	"reason" text,
	"restored_from" integer,
	CONSTRAINT "system_brand_version_brand_id_version_pk" PRIMARY KEY("brand_id","version")
);
--> statement-breakpoint
CREATE TABLE "system_process" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"loop_delay_ms" integer NOT NULL,
	"memory_mib" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operators_approval" ADD CONSTRAINT "operators_approval_requested_by_operators_operator_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."operators_operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators_approval" ADD CONSTRAINT "operators_approval_decided_by_operators_operator_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators_operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators_challenge" ADD CONSTRAINT "operators_challenge_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators_operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators_grant" ADD CONSTRAINT "operators_grant_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators_operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators_recovery_code" ADD CONSTRAINT "operators_recovery_code_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators_operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators_session" ADD CONSTRAINT "operators_session_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators_operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators_ticket" ADD CONSTRAINT "operators_ticket_session_id_operators_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."operators_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_brand_version" ADD CONSTRAINT "system_brand_version_brand_id_system_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."system_brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operators_approval_once" ON "operators_approval" USING btree ("kind","target_kind","target_id") WHERE "operators_approval"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "operators_approval_state_id" ON "operators_approval" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "operators_approval_expiry" ON "operators_approval" USING btree ("expires_at") WHERE "operators_approval"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "operators_audit_operator" ON "operators_audit" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operators_audit_action" ON "operators_audit" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "operators_audit_kind_id" ON "operators_audit" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "operators_audit_target" ON "operators_audit" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE INDEX "operators_audit_brand" ON "operators_audit" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "operators_audit_request" ON "operators_audit" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_operator_name" ON "operators_operator" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_session_cookie" ON "operators_session" USING btree ("cookie_hash");--> statement-breakpoint
CREATE INDEX "operators_session_open" ON "operators_session" USING btree ("operator_id") WHERE "operators_session"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "operators_session_ends" ON "operators_session" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "job_state_id" ON "job" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "job_kind_id" ON "job" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "outbox_message_state" ON "outbox_message" USING btree ("brand_id","state","id");--> statement-breakpoint
-- Written by hand from here on: operators do not know the tables of the brands, yet grants belong to one.
ALTER TABLE "operators_grant" ADD CONSTRAINT "operators_grant_brand" FOREIGN KEY ("brand_id") REFERENCES "system_brand"("brand_id");--> statement-breakpoint
-- The record of what operators did is only ever added to, whoever asks, and even where triggers are said to rest.
CREATE FUNCTION "operators_audit_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'operators_audit is append-only: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end $$;--> statement-breakpoint
CREATE TRIGGER "operators_audit_rows_stay" BEFORE UPDATE OR DELETE ON "operators_audit" FOR EACH ROW EXECUTE FUNCTION "operators_audit_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "operators_audit_table_stays" BEFORE TRUNCATE ON "operators_audit" FOR EACH STATEMENT EXECUTE FUNCTION "operators_audit_refuse_change"();--> statement-breakpoint
ALTER TABLE "operators_audit" ENABLE ALWAYS TRIGGER "operators_audit_rows_stay";--> statement-breakpoint
ALTER TABLE "operators_audit" ENABLE ALWAYS TRIGGER "operators_audit_table_stays";--> statement-breakpoint
-- Brands that exist have no words of their own yet and offer their app, and their present state is their first known version.
UPDATE "system_brand" SET "settings" = "settings" || '{"texts": {}, "appWindow": true}'::jsonb;--> statement-breakpoint
INSERT INTO "system_brand_version" ("brand_id", "version", "settings", "changes", "at") SELECT "brand_id", "revision", "settings", '[]'::jsonb, "changed_at" FROM "system_brand";
