CREATE TABLE "lottery_game" (
	"brand_id" uuid NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"setup" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"planned_setup" jsonb,
	"planned_from" timestamp with time zone,
	CONSTRAINT "lottery_game_brand_id_code_pk" PRIMARY KEY("brand_id","code"),
	CONSTRAINT "lottery_game_planned" CHECK (("lottery_game"."planned_setup" is null) = ("lottery_game"."planned_from" is null))
);
--> statement-breakpoint
CREATE TABLE "lottery_issue" (
	"brand_id" uuid NOT NULL,
	"game" text NOT NULL,
	"numero" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"draws_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"commitment" text NOT NULL,
	"committed_at" timestamp with time zone NOT NULL,
	"sealed_seed" text,
	"sealed_at" timestamp with time zone,
	"root" text,
	"tickets" integer,
	"external_source" text NOT NULL,
	"external" text,
	"beacon" jsonb,
	"seed" text,
	"drawn_at" timestamp with time zone,
	"result" jsonb,
	"settled_at" timestamp with time zone,
	CONSTRAINT "lottery_issue_brand_id_game_numero_pk" PRIMARY KEY("brand_id","game","numero")
);
--> statement-breakpoint
CREATE TABLE "lottery_number" (
	"brand_id" uuid NOT NULL,
	"game" text NOT NULL,
	"numero" text NOT NULL,
	"play" text NOT NULL,
	"number" text NOT NULL,
	"stake" bigint NOT NULL,
	CONSTRAINT "lottery_number_brand_id_game_numero_play_number_pk" PRIMARY KEY("brand_id","game","numero","play","number")
);
--> statement-breakpoint
CREATE TABLE "lottery_ticket" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"game" text NOT NULL,
	"numero" text NOT NULL,
	"member_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"play_type" text NOT NULL,
	"issues" integer NOT NULL,
	"stops_on_win" boolean NOT NULL,
	"sub_orders" integer NOT NULL,
	"lines" text NOT NULL,
	"stake" bigint NOT NULL,
	"state" text NOT NULL,
	"outcome" text NOT NULL,
	"won" bigint NOT NULL,
	"rebate" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "lottery_ticket_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "lottery_ticket_stake" CHECK ("lottery_ticket"."stake" > 0)
);
--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "lotto_mode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "games_vendor" ADD COLUMN "is_house" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "lottery_issue_due" ON "lottery_issue" USING btree ("state","closes_at");--> statement-breakpoint
CREATE INDEX "lottery_issue_time" ON "lottery_issue" USING btree ("brand_id","game","closes_at");--> statement-breakpoint
CREATE INDEX "lottery_ticket_issue" ON "lottery_ticket" USING btree ("brand_id","game","numero","id");--> statement-breakpoint
CREATE INDEX "lottery_ticket_member" ON "lottery_ticket" USING btree ("member_id","id","brand_id");--> statement-breakpoint
CREATE INDEX "lottery_ticket_order" ON "lottery_ticket" USING btree ("order_id","id","brand_id");--> statement-breakpoint
CREATE INDEX "lottery_ticket_won" ON "lottery_ticket" USING btree ("brand_id","paid_at") WHERE "lottery_ticket"."paid_at" is not null;
--> statement-breakpoint
-- A sealed issue takes no more tickets, whoever asks. The lock makes the sealing wait for tickets that are being written.
CREATE FUNCTION "lottery_ticket_issue_open"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "lottery_issue"
    WHERE "brand_id" = NEW."brand_id" AND "game" = NEW."game" AND "numero" = NEW."numero" AND "sealed_at" IS NULL AND "state" = 'open'
    FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'issue % of % takes no more tickets', NEW."numero", NEW."game"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'lottery_ticket_issue_open';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "lottery_ticket_issue_open" BEFORE INSERT ON "lottery_ticket"
  FOR EACH ROW EXECUTE FUNCTION "lottery_ticket_issue_open"();
