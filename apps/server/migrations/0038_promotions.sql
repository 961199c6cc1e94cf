CREATE TABLE "promotions_application" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"reserved" bigint NOT NULL,
	"deposit_id" uuid,
	"reward_id" uuid,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	CONSTRAINT "promotions_application_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_application_state_known" CHECK ("promotions_application"."state" in ('applying', 'issued', 'rejected', 'lapsed'))
);
--> statement-breakpoint
CREATE TABLE "promotions_budget" (
	"brand_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"grants" integer NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "promotions_budget_brand_id_offer_id_pk" PRIMARY KEY("brand_id","offer_id"),
	CONSTRAINT "promotions_budget_kept" CHECK ("promotions_budget"."grants" >= 0 and "promotions_budget"."spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotions_offer" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"version" integer NOT NULL,
	"live_version" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "promotions_offer_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_offer_state" CHECK ("promotions_offer"."state" in ('draft', 'live', 'paused', 'ended')),
	CONSTRAINT "promotions_offer_live" CHECK (("promotions_offer"."state" = 'draft') = ("promotions_offer"."live_version" is null))
);
--> statement-breakpoint
CREATE TABLE "promotions_offer_version" (
	"brand_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	"reason" text NOT NULL,
	CONSTRAINT "promotions_offer_version_brand_id_offer_id_version_pk" PRIMARY KEY("brand_id","offer_id","version")
);
--> statement-breakpoint
CREATE TABLE "promotions_publication" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"reason" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"end_reason" text,
	CONSTRAINT "promotions_publication_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "promotions_point_lot" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"earned" integer NOT NULL,
	"left" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_point_lot_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_point_lot_left" CHECK ("promotions_point_lot"."left" >= 0 and "promotions_point_lot"."left" <= "promotions_point_lot"."earned")
);
--> statement-breakpoint
CREATE TABLE "promotions_reward" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"source" text NOT NULL,
	"offer_id" uuid,
	"version" integer,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"terms" jsonb,
	"state" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"claim_until" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "promotions_reward_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_reward_source" CHECK ("promotions_reward"."source" in ('offer')),
	CONSTRAINT "promotions_reward_kind" CHECK ("promotions_reward"."kind" in ('cash', 'bonus', 'points')),
	CONSTRAINT "promotions_reward_state" CHECK ("promotions_reward"."state" in ('unclaimed', 'claimed', 'lapsed')),
	CONSTRAINT "promotions_reward_amount" CHECK ("promotions_reward"."amount" > 0),
	CONSTRAINT "promotions_reward_terms" CHECK (("promotions_reward"."kind" = 'bonus') = ("promotions_reward"."terms" is not null))
);
--> statement-breakpoint
ALTER TABLE "promotions_application" ADD CONSTRAINT "promotions_application_brand_id_offer_id_version_promotions_offer_version_brand_id_offer_id_version_fk" FOREIGN KEY ("brand_id","offer_id","version") REFERENCES "public"."promotions_offer_version"("brand_id","offer_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions_budget" ADD CONSTRAINT "promotions_budget_brand_id_offer_id_promotions_offer_brand_id_id_fk" FOREIGN KEY ("brand_id","offer_id") REFERENCES "public"."promotions_offer"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions_offer_version" ADD CONSTRAINT "promotions_offer_version_brand_id_offer_id_promotions_offer_brand_id_id_fk" FOREIGN KEY ("brand_id","offer_id") REFERENCES "public"."promotions_offer"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions_publication" ADD CONSTRAINT "promotions_publication_brand_id_offer_id_version_promotions_offer_version_brand_id_offer_id_version_fk" FOREIGN KEY ("brand_id","offer_id","version") REFERENCES "public"."promotions_offer_version"("brand_id","offer_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_application_once" ON "promotions_application" USING btree ("brand_id","offer_id","member_id","period");--> statement-breakpoint
CREATE INDEX "promotions_application_member" ON "promotions_application" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "promotions_application_state" ON "promotions_application" USING btree ("brand_id","state","id");--> statement-breakpoint
CREATE INDEX "promotions_application_deposit" ON "promotions_application" USING btree ("brand_id","deposit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_offer_code" ON "promotions_offer" USING btree ("brand_id","code") WHERE "promotions_offer"."code" is not null;--> statement-breakpoint
CREATE INDEX "promotions_publication_offer" ON "promotions_publication" USING btree ("brand_id","offer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_point_lot_cause" ON "promotions_point_lot" USING btree ("brand_id","cause");--> statement-breakpoint
CREATE INDEX "promotions_point_lot_member" ON "promotions_point_lot" USING btree ("brand_id","member_id","expires_at","id") WHERE "promotions_point_lot"."left" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_reward_cause" ON "promotions_reward" USING btree ("brand_id","cause");--> statement-breakpoint
CREATE INDEX "promotions_reward_member" ON "promotions_reward" USING btree ("brand_id","member_id","id");--> statement-breakpoint
CREATE INDEX "promotions_reward_offer" ON "promotions_reward" USING btree ("brand_id","offer_id","id");--> statement-breakpoint
CREATE INDEX "promotions_reward_waiting" ON "promotions_reward" USING btree ("claim_until") WHERE "promotions_reward"."state" = 'unclaimed';