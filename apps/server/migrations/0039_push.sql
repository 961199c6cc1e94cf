CREATE TABLE "messages_push_choice" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"topics" jsonb NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	CONSTRAINT "messages_push_choice_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "messages_push_device" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"secret" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_push_device_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages_push_key" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "messages_push_device_endpoint" ON "messages_push_device" USING btree ("brand_id","endpoint");--> statement-breakpoint
CREATE INDEX "messages_push_device_member" ON "messages_push_device" USING btree ("brand_id","member_id");--> statement-breakpoint
CREATE INDEX "messages_push_device_session" ON "messages_push_device" USING btree ("brand_id","session_id");--> statement-breakpoint
CREATE INDEX "messages_push_device_seen" ON "messages_push_device" USING btree ("brand_id","seen_at");--> statement-breakpoint
CREATE INDEX "messages_announcement_read_at" ON "messages_announcement_read" USING btree ("brand_id","read_at");--> statement-breakpoint
CREATE INDEX "messages_inbox_sent" ON "messages_inbox" USING btree ("brand_id","sent_at");