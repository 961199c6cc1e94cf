ALTER TABLE "arcade_card_finding" DROP CONSTRAINT "arcade_card_finding_kind";--> statement-breakpoint
ALTER TABLE "arcade_card_sitting" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "arcade_card_finding" ADD CONSTRAINT "arcade_card_finding_kind" CHECK ("arcade_card_finding"."kind" in ('flow', 'soft', 'together', 'all_in', 'device'));