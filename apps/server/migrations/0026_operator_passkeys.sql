CREATE TABLE "operators_ceremony" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"bound_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators_passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" integer NOT NULL,
	"transports" jsonb NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "operators_ceremony" ADD CONSTRAINT "operators_ceremony_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators_operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators_passkey" ADD CONSTRAINT "operators_passkey_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators_operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operators_passkey_credential" ON "operators_passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "operators_passkey_operator" ON "operators_passkey" USING btree ("operator_id");