CREATE TABLE "credentials_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_code" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"member_id" uuid,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_code_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "identity_consent" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	CONSTRAINT "identity_consent_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "identity_device" (
	"brand_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_device_brand_id_device_hash_member_id_pk" PRIMARY KEY("brand_id","device_hash","member_id")
);
--> statement-breakpoint
CREATE TABLE "identity_head_icon" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"image" "bytea" NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_head_icon_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "identity_login" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"is_success" boolean NOT NULL,
	"method" text NOT NULL,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"country" text,
	"user_agent" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_login_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "identity_member" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_no" text NOT NULL,
	"account" text NOT NULL,
	"account_key" text NOT NULL,
	"type" integer NOT NULL,
	"state" text NOT NULL,
	"locked_reason" text,
	"is_agent_only" boolean NOT NULL,
	"is_demo" boolean NOT NULL,
	"password_hash" text,
	"temporary_until" timestamp with time zone,
	"payment_password_hash" text,
	"nickname" text,
	"mobile" text,
	"mobile_verified_at" timestamp with time zone,
	"email" text,
	"email_key" text,
	"email_verified_at" timestamp with time zone,
	"personal_data" text,
	"head_icon" text,
	"language" text NOT NULL,
	"country" text,
	"time_zone" text NOT NULL,
	"upline_id" uuid,
	"recommender_id" uuid,
	"invite_code" text,
	"register_method" text NOT NULL,
	"register_url" text NOT NULL,
	"registered_ip" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_login_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_member_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "identity_member_type" CHECK ("identity_member"."type" in (0, 1, 2, 4, 40, 41, 42)),
	CONSTRAINT "identity_member_state" CHECK ("identity_member"."state" in ('active', 'locked'))
);
--> statement-breakpoint
CREATE TABLE "identity_once" (
	"brand_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_once_brand_id_secret_hash_pk" PRIMARY KEY("brand_id","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_passkey" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" integer NOT NULL,
	"transports" jsonb NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "identity_passkey_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "identity_session" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"cookie_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"method" text NOT NULL,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"country" text,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "identity_session_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "identity_social" (
	"brand_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_social_brand_id_provider_subject_pk" PRIMARY KEY("brand_id","provider","subject")
);
--> statement-breakpoint
ALTER TABLE "identity_consent" ADD CONSTRAINT "identity_consent_brand_id_member_id_identity_member_brand_id_id_fk" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."identity_member"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_device" ADD CONSTRAINT "identity_device_brand_id_member_id_identity_member_brand_id_id_fk" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."identity_member"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_head_icon" ADD CONSTRAINT "identity_head_icon_brand_id_member_id_identity_member_brand_id_id_fk" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."identity_member"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_passkey" ADD CONSTRAINT "identity_passkey_brand_id_member_id_identity_member_brand_id_id_fk" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."identity_member"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_session" ADD CONSTRAINT "identity_session_brand_id_member_id_identity_member_brand_id_id_fk" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."identity_member"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_social" ADD CONSTRAINT "identity_social_brand_id_member_id_identity_member_brand_id_id_fk" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."identity_member"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_code_recipient" ON "identity_code" USING btree ("brand_id","purpose","recipient");--> statement-breakpoint
CREATE INDEX "identity_code_expires" ON "identity_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_consent_member" ON "identity_consent" USING btree ("brand_id","member_id");--> statement-breakpoint
CREATE INDEX "identity_login_member" ON "identity_login" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "identity_login_ip" ON "identity_login" USING btree ("brand_id","ip","id");--> statement-breakpoint
CREATE INDEX "identity_login_at" ON "identity_login" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_member_account" ON "identity_member" USING btree ("brand_id","account_key");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_member_customer_no" ON "identity_member" USING btree ("brand_id","customer_no");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_member_mobile" ON "identity_member" USING btree ("brand_id","mobile") WHERE "identity_member"."mobile" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_member_invite_code" ON "identity_member" USING btree ("brand_id","invite_code") WHERE "identity_member"."invite_code" is not null;--> statement-breakpoint
CREATE INDEX "identity_member_email" ON "identity_member" USING btree ("brand_id","email_key") WHERE "identity_member"."email_key" is not null;--> statement-breakpoint
CREATE INDEX "identity_member_expires" ON "identity_member" USING btree ("expires_at") WHERE "identity_member"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "identity_once_expires" ON "identity_once" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_passkey_credential" ON "identity_passkey" USING btree ("brand_id","credential_id");--> statement-breakpoint
CREATE INDEX "identity_passkey_member" ON "identity_passkey" USING btree ("brand_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_session_cookie" ON "identity_session" USING btree ("brand_id","cookie_hash");--> statement-breakpoint
CREATE INDEX "identity_session_open" ON "identity_session" USING btree ("brand_id","member_id") WHERE "identity_session"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "identity_session_ends" ON "identity_session" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_social_member" ON "identity_social" USING btree ("brand_id","member_id","provider");--> statement-breakpoint
-- Written by hand from here on: identity does not know the table of the brands, yet a member belongs to one.
ALTER TABLE "identity_member" ADD CONSTRAINT "identity_member_brand" FOREIGN KEY ("brand_id") REFERENCES "system_brand"("brand_id");--> statement-breakpoint
ALTER TABLE "identity_once" ADD CONSTRAINT "identity_once_brand" FOREIGN KEY ("brand_id") REFERENCES "system_brand"("brand_id");--> statement-breakpoint
ALTER TABLE "identity_code" ADD CONSTRAINT "identity_code_brand" FOREIGN KEY ("brand_id") REFERENCES "system_brand"("brand_id");--> statement-breakpoint
-- Brands that exist block no address, and have neither of the two new switches on.
UPDATE "system_brand" SET "settings" = "settings" || '{"blockedAddresses": []}'::jsonb || jsonb_build_object('switches', '{"firebasePhone": false, "rememberPassword": false}'::jsonb || ("settings" -> 'switches'));
