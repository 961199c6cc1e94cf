CREATE TABLE "protection_change" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"operator_id" uuid,
	"reason" text,
	"about" jsonb NOT NULL,
	CONSTRAINT "protection_change_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "protection_interaction" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"follow_up_on" date,
	"followed_at" timestamp with time zone,
	"followed_by" uuid,
	"followed_note" text,
	CONSTRAINT "protection_interaction_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "protection_reality_check" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"every_minutes" integer,
	"sitting_since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "protection_reality_check_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "protection_exclusion" ADD COLUMN "set_by" uuid;--> statement-breakpoint
CREATE INDEX "protection_change_member" ON "protection_change" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "protection_interaction_member" ON "protection_interaction" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "protection_interaction_due" ON "protection_interaction" USING btree ("brand_id","follow_up_on") WHERE "protection_interaction"."follow_up_on" is not null and "protection_interaction"."followed_at" is null;