ALTER TABLE "promotions_play_day" ADD COLUMN "counted" bigint;--> statement-breakpoint
ALTER TABLE "promotions_play_day" ADD COLUMN "own_counted" bigint;--> statement-breakpoint
-- Days before this one were rewarded by their valid stakes.
UPDATE "promotions_play_day" SET "counted" = "valid", "own_counted" = "own_valid";--> statement-breakpoint
ALTER TABLE "promotions_play_day" ALTER COLUMN "counted" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions_play_day" ALTER COLUMN "own_counted" SET NOT NULL;
