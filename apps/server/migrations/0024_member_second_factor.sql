CREATE TABLE "identity_recovery_code" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "identity_recovery_code_brand_id_member_id_code_hash_pk" PRIMARY KEY("brand_id","member_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "identity_member" ADD COLUMN "second_factor" text;--> statement-breakpoint
ALTER TABLE "identity_member" ADD COLUMN "last_code_step" integer;--> statement-breakpoint
ALTER TABLE "identity_recovery_code" ADD CONSTRAINT "identity_recovery_code_brand_id_member_id_identity_member_brand_id_id_fk" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."identity_member"("brand_id","id") ON DELETE no action ON UPDATE no action;