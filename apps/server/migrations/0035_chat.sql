CREATE TABLE "messages_chat" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	"language" text NOT NULL,
	"last_sequence" integer NOT NULL,
	"member_delivered" integer NOT NULL,
	"member_read" integer NOT NULL,
	"desk_delivered" integer NOT NULL,
	"desk_read" integer NOT NULL,
	"closed_sequence" integer,
	CONSTRAINT "messages_chat_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id"),
	CONSTRAINT "messages_chat_state_known" CHECK ("messages_chat"."state" in ('none', 'waiting', 'open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "messages_chat_answer" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "messages_chat_answer_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages_chat_desk" (
	"brand_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_chat_desk_brand_id_operator_id_pk" PRIMARY KEY("brand_id","operator_id")
);
--> statement-breakpoint
CREATE TABLE "messages_chat_message" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"id" uuid NOT NULL,
	"author" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"picture_width" integer,
	"picture_height" integer,
	"operator_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_chat_message_brand_id_member_id_sequence_pk" PRIMARY KEY("brand_id","member_id","sequence"),
	CONSTRAINT "messages_chat_message_once" UNIQUE("brand_id","member_id","author","id"),
	CONSTRAINT "messages_chat_author_known" CHECK ("messages_chat_message"."author" in ('member', 'operator', 'house')),
	CONSTRAINT "messages_chat_kind_known" CHECK ("messages_chat_message"."kind" in ('text', 'picture', 'away', 'taken', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "messages_chat_picture" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "messages_chat_picture_brand_id_member_id_sequence_pk" PRIMARY KEY("brand_id","member_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "messages_chat_rating" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"operator_id" uuid,
	"stars" integer NOT NULL,
	"comment" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_chat_rating_brand_id_member_id_sequence_pk" PRIMARY KEY("brand_id","member_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "messages_chat_message" ADD CONSTRAINT "messages_chat_message_brand_id_member_id_messages_chat_brand_id_member_id_fk" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."messages_chat"("brand_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages_chat_picture" ADD CONSTRAINT "messages_chat_picture_brand_id_member_id_sequence_messages_chat_message_brand_id_member_id_sequence_fk" FOREIGN KEY ("brand_id","member_id","sequence") REFERENCES "public"."messages_chat_message"("brand_id","member_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages_chat_rating" ADD CONSTRAINT "messages_chat_rating_brand_id_member_id_sequence_messages_chat_message_brand_id_member_id_sequence_fk" FOREIGN KEY ("brand_id","member_id","sequence") REFERENCES "public"."messages_chat_message"("brand_id","member_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_chat_state" ON "messages_chat" USING btree ("brand_id","state","since","member_id");