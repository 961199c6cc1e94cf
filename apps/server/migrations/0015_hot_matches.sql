CREATE TABLE "games_match" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"home_team" text NOT NULL,
	"away_team" text NOT NULL,
	"home_team_image_url" text NOT NULL,
	"away_team_image_url" text NOT NULL,
	"league" text NOT NULL,
	"match_time" timestamp with time zone NOT NULL,
	"shown_from" timestamp with time zone NOT NULL,
	"shown_until" timestamp with time zone NOT NULL,
	"node_id" text NOT NULL,
	"sort" integer NOT NULL,
	"is_hidden" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_match_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "games_match_span" CHECK ("games_match"."shown_from" < "games_match"."shown_until")
);
