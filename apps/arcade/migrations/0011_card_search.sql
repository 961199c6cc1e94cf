CREATE TABLE "arcade_card_search" (
	"day" date PRIMARY KEY NOT NULL,
	"searched_at" timestamp with time zone NOT NULL
);
