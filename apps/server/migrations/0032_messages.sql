CREATE TABLE "messages_announcement" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "messages_announcement_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages_announcement_read" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_announcement_read_brand_id_member_id_announcement_id_pk" PRIMARY KEY("brand_id","member_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "messages_announcement_version" (
	"brand_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"reason" text NOT NULL,
	CONSTRAINT "messages_announcement_version_brand_id_announcement_id_version_pk" PRIMARY KEY("brand_id","announcement_id","version")
);
--> statement-breakpoint
CREATE TABLE "messages_publication" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"end_reason" text,
	CONSTRAINT "messages_publication_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages_picture" (
	"brand_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" uuid,
	CONSTRAINT "messages_picture_brand_id_digest_pk" PRIMARY KEY("brand_id","digest")
);
--> statement-breakpoint
CREATE TABLE "messages_picture_file" (
	"brand_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "messages_picture_file_brand_id_digest_name_pk" PRIMARY KEY("brand_id","digest","name")
);
--> statement-breakpoint
ALTER TABLE "messages_announcement_read" ADD CONSTRAINT "messages_announcement_read_brand_id_announcement_id_messages_announcement_brand_id_id_fk" FOREIGN KEY ("brand_id","announcement_id") REFERENCES "public"."messages_announcement"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages_announcement_version" ADD CONSTRAINT "messages_announcement_version_brand_id_announcement_id_messages_announcement_brand_id_id_fk" FOREIGN KEY ("brand_id","announcement_id") REFERENCES "public"."messages_announcement"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages_publication" ADD CONSTRAINT "messages_publication_brand_id_announcement_id_version_messages_announcement_version_brand_id_announcement_id_version_fk" FOREIGN KEY ("brand_id","announcement_id","version") REFERENCES "public"."messages_announcement_version"("brand_id","announcement_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages_picture_file" ADD CONSTRAINT "messages_picture_file_brand_id_digest_messages_picture_brand_id_digest_fk" FOREIGN KEY ("brand_id","digest") REFERENCES "public"."messages_picture"("brand_id","digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_publication_announcement" ON "messages_publication" USING btree ("brand_id","announcement_id","id");