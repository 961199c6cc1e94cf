CREATE TABLE "games_difference" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"day" date NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"round" text NOT NULL,
	"ours" text,
	"theirs" text,
	"state" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"reason" text,
	CONSTRAINT "games_difference_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_difference_once" UNIQUE("brand_id","vendor","transaction_id"),
	CONSTRAINT "games_difference_state" CHECK ("games_difference"."state" in ('open', 'resolved', 'agreed')),
	CONSTRAINT "games_difference_kind" CHECK ("games_difference"."kind" in ('missing_here', 'missing_there', 'amount', 'currency', 'state'))
);
--> statement-breakpoint
CREATE TABLE "games_reconciliation" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"compared" integer NOT NULL,
	"differences" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"failures" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_reconciliation_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_reconciliation_once" UNIQUE("brand_id","vendor","day"),
	CONSTRAINT "games_reconciliation_state" CHECK ("games_reconciliation"."state" in ('equal', 'different', 'unanswered'))
);
--> statement-breakpoint
CREATE INDEX "games_difference_day" ON "games_difference" USING btree ("brand_id","vendor","day");--> statement-breakpoint
CREATE INDEX "games_difference_open" ON "games_difference" USING btree ("brand_id","vendor") WHERE "games_difference"."state" = 'open';--> statement-breakpoint
CREATE INDEX "games_transaction_vendor" ON "games_transaction" USING btree ("brand_id","vendor","at","transaction_id");