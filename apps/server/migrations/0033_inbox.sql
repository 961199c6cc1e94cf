CREATE TABLE "messages_inbox" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"sending_id" uuid,
	"texts" jsonb,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "messages_inbox_brand_id_member_id_id_pk" PRIMARY KEY("brand_id","member_id","id"),
	CONSTRAINT "messages_inbox_kind" CHECK ("messages_inbox"."kind" in ('system', 'promotion', 'answer')),
	CONSTRAINT "messages_inbox_words" CHECK (("messages_inbox"."sending_id" is null) <> ("messages_inbox"."texts" is null))
);
--> statement-breakpoint
CREATE TABLE "messages_sending" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"recipients" jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"delivered" integer NOT NULL,
	"left_out" integer NOT NULL,
	"after_id" uuid,
	"queued_at" timestamp with time zone NOT NULL,
	"queued_by" uuid,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone,
	"stopped_by" uuid,
	"stop_reason" text,
	CONSTRAINT "messages_sending_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "messages_sending_kind" CHECK ("messages_sending"."kind" in ('system', 'promotion')),
	CONSTRAINT "messages_sending_state" CHECK ("messages_sending"."state" in ('sending', 'sent', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "messages_inbox" ADD CONSTRAINT "messages_inbox_brand_id_sending_id_messages_sending_brand_id_id_fk" FOREIGN KEY ("brand_id","sending_id") REFERENCES "public"."messages_sending"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_inbox_key" ON "messages_inbox" USING btree ("brand_id","member_id","key");--> statement-breakpoint
CREATE INDEX "messages_inbox_unread" ON "messages_inbox" USING btree ("brand_id","member_id") WHERE "messages_inbox"."read_at" is null and "messages_inbox"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_inbox_read" ON "messages_inbox" USING btree ("brand_id","sending_id") WHERE "messages_inbox"."sending_id" is not null and "messages_inbox"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_sending_queued" ON "messages_sending" USING btree ("brand_id","queued_at","id");