CREATE TABLE "messages_feedback" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"comment" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answer" text,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	CONSTRAINT "messages_feedback_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages_feedback_picture" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"feedback_id" uuid,
	"content" "bytea" NOT NULL,
	CONSTRAINT "messages_feedback_picture_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE INDEX "messages_feedback_queue" ON "messages_feedback" USING btree ("brand_id","state","id");--> statement-breakpoint
CREATE INDEX "messages_feedback_member" ON "messages_feedback" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "messages_feedback_picture_member" ON "messages_feedback_picture" USING btree ("brand_id","member_id","feedback_id");--> statement-breakpoint
CREATE INDEX "messages_feedback_picture_feedback" ON "messages_feedback_picture" USING btree ("brand_id","feedback_id");