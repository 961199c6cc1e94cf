CREATE TABLE "operators_device" (
	"device_hash" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operators_device_device_hash_operator_id_pk" PRIMARY KEY("device_hash","operator_id")
);
--> statement-breakpoint
ALTER TABLE "games_session" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "identity_member" ADD COLUMN "security_question" text;--> statement-breakpoint
ALTER TABLE "identity_member" ADD COLUMN "security_answer_hash" text;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "operators_device" ADD CONSTRAINT "operators_device_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators_operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_session_under" ON "games_session" USING btree ("brand_id","session_id","expires_at") WHERE "games_session"."session_id" is not null;--> statement-breakpoint
UPDATE "outbox_message"
SET "code" = CASE WHEN "state" = 'queued' THEN substring("body" from '[0-9]{6}') END,
  "body" = regexp_replace("body", '[0-9]{6}', '••••••', 'g')
WHERE "purpose" LIKE 'identity.code\_%';
