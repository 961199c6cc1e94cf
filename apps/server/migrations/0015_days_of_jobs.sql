CREATE TABLE "job_day" (
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "job_day_brand_id_kind_day_pk" PRIMARY KEY("brand_id","kind","day")
);
--> statement-breakpoint
CREATE INDEX "job_day_waiting" ON "job_day" USING btree ("kind","brand_id","day") WHERE "job_day"."done_at" is null;--> statement-breakpoint
-- These kinds looked for ended days every so often; from now on each day of a brand is a job of its own.
DELETE FROM "job" WHERE "kind" IN ('cashier.reconcile', 'games.reconcile_vendors', 'wallet.check_books') AND "state" IN ('queued', 'running');
