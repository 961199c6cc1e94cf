CREATE TABLE "games_lobby" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"tabs" text[] NOT NULL,
	"hidden_tabs" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games_vendor_health" (
	"brand_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"failures" integer NOT NULL,
	"rests_until" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text NOT NULL,
	"recovered_at" timestamp with time zone,
	CONSTRAINT "games_vendor_health_brand_id_vendor_pk" PRIMARY KEY("brand_id","vendor")
);
--> statement-breakpoint
CREATE TABLE "games_vendor_key" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"side" text NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "games_vendor_key_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_vendor_key_side" CHECK ("games_vendor_key"."side" in ('ours', 'theirs'))
);
--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games_vendor" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "games_vendor" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "games_vendor_key_vendor" ON "games_vendor_key" USING btree ("brand_id","vendor","created_at");