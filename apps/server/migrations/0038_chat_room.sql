CREATE TABLE "messages_presenter" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "messages_presenter_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages_room" (
	"brand_id" uuid NOT NULL,
	"last_sequence" integer NOT NULL,
	"last_change" integer NOT NULL,
	"visitors_may_read" boolean NOT NULL,
	"refused_words" jsonb NOT NULL,
	"masked_words" jsonb NOT NULL,
	CONSTRAINT "messages_room_brand_id_pk" PRIMARY KEY("brand_id")
);
--> statement-breakpoint
CREATE TABLE "messages_room_message" (
	"brand_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid,
	"operator_id" uuid,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"shown" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_by" uuid,
	"hidden_change" integer,
	"reports" integer NOT NULL,
	CONSTRAINT "messages_room_message_brand_id_sequence_pk" PRIMARY KEY("brand_id","sequence"),
	CONSTRAINT "messages_room_message_of_member" UNIQUE("brand_id","member_id","id"),
	CONSTRAINT "messages_room_message_of_operator" UNIQUE("brand_id","operator_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages_room_mute" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"muted_at" timestamp with time zone NOT NULL,
	"muted_by" uuid,
	"reason" text NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "messages_room_mute_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "messages_room_report" (
	"brand_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "messages_room_report_brand_id_sequence_member_id_pk" PRIMARY KEY("brand_id","sequence","member_id"),
	CONSTRAINT "messages_room_report_reason_known" CHECK ("messages_room_report"."reason" in ('abuse', 'advert', 'private', 'other'))
);
--> statement-breakpoint
ALTER TABLE "messages_room_message" ADD CONSTRAINT "messages_room_message_brand_id_messages_room_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."messages_room"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages_room_report" ADD CONSTRAINT "messages_room_report_brand_id_sequence_messages_room_message_brand_id_sequence_fk" FOREIGN KEY ("brand_id","sequence") REFERENCES "public"."messages_room_message"("brand_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_room_message_hidden" ON "messages_room_message" USING btree ("brand_id","hidden_change") WHERE "messages_room_message"."hidden_change" is not null;--> statement-breakpoint
CREATE INDEX "messages_room_message_reported" ON "messages_room_message" USING btree ("brand_id","sequence") WHERE "messages_room_message"."reports" > 0;