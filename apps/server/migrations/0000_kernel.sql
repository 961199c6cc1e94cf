CREATE TABLE "system_brand" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"merchant_code" text NOT NULL,
	"settings" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_brand_host" (
	"host" text PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_fact" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_sealing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_seen_seal" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"unique_key" text,
	"brand_id" uuid,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"lease_until" timestamp with time zone,
	"last_error" text,
	"request_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "job_state" CHECK ("job"."state" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "job_running_is_leased" CHECK (("job"."state" = 'running') = ("job"."lease_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"last_error" text,
	"request_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "outbox_message_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "outbox_message_channel" CHECK ("outbox_message"."channel" in ('sms', 'mail')),
	CONSTRAINT "outbox_message_state" CHECK ("outbox_message"."state" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "system_brand_host" ADD CONSTRAINT "system_brand_host_brand_id_system_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."system_brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "system_brand_merchant" ON "system_brand" USING btree ("merchant_code");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at","id") WHERE "job"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "job_leased" ON "job" USING btree ("lease_until") WHERE "job"."state" = 'running';--> statement-breakpoint
CREATE INDEX "job_finished" ON "job" USING btree ("finished_at") WHERE "job"."state" in ('done', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "job_once" ON "job" USING btree ("kind","unique_key") WHERE "job"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "outbox_message_finished" ON "outbox_message" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "outbox_message_recipient" ON "outbox_message" USING btree ("brand_id","channel","recipient","created_at");--> statement-breakpoint
-- Written by hand: the outbox lies below the domains and does not know their schemas, yet its rows have an owner.
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_brand" FOREIGN KEY ("brand_id") REFERENCES "system_brand"("brand_id");
