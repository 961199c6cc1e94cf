ALTER TABLE "games_title" ADD COLUMN "mechanic" text;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "model_sheet" jsonb;--> statement-breakpoint
ALTER TABLE "games_title" ADD COLUMN "own_category" text;