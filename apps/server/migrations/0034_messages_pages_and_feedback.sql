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
CREATE TABLE "messages_page" (
	"brand_id" uuid NOT NULL,
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"published_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "messages_page_brand_id_page_pk" PRIMARY KEY("brand_id","page")
);
--> statement-breakpoint
CREATE TABLE "messages_page_publication" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"end_reason" text,
	CONSTRAINT "messages_page_publication_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages_page_version" (
	"brand_id" uuid NOT NULL,
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"reason" text NOT NULL,
	CONSTRAINT "messages_page_version_brand_id_page_version_pk" PRIMARY KEY("brand_id","page","version")
);
--> statement-breakpoint
ALTER TABLE "messages_page_publication" ADD CONSTRAINT "messages_page_publication_brand_id_page_version_messages_page_version_brand_id_page_version_fk" FOREIGN KEY ("brand_id","page","version") REFERENCES "public"."messages_page_version"("brand_id","page","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages_page_version" ADD CONSTRAINT "messages_page_version_brand_id_page_messages_page_brand_id_page_fk" FOREIGN KEY ("brand_id","page") REFERENCES "public"."messages_page"("brand_id","page") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_feedback_queue" ON "messages_feedback" USING btree ("brand_id","state","id");--> statement-breakpoint
CREATE INDEX "messages_feedback_member" ON "messages_feedback" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "messages_feedback_picture_member" ON "messages_feedback_picture" USING btree ("brand_id","member_id","feedback_id");--> statement-breakpoint
CREATE INDEX "messages_feedback_picture_feedback" ON "messages_feedback_picture" USING btree ("brand_id","feedback_id");--> statement-breakpoint
CREATE INDEX "messages_page_publication_page" ON "messages_page_publication" USING btree ("brand_id","page","id");