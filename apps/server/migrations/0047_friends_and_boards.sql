CREATE TABLE "promotions_board" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"currency" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "promotions_board_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "promotions_board_span" CHECK ("promotions_board"."starts_at" < "promotions_board"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "promotions_board_place" (
	"brand_id" uuid NOT NULL,
	"board_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_board_place_brand_id_board_id_member_id_pk" PRIMARY KEY("brand_id","board_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "promotions_board_win" (
	"brand_id" uuid NOT NULL,
	"board_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"score" bigint NOT NULL,
	CONSTRAINT "promotions_board_win_brand_id_board_id_rank_pk" PRIMARY KEY("brand_id","board_id","rank"),
	CONSTRAINT "promotions_board_win_member" UNIQUE("brand_id","board_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "promotions_invite" (
	"brand_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"inviter_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"signs" jsonb NOT NULL,
	"pay_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text,
	CONSTRAINT "promotions_invite_brand_id_friend_id_pk" PRIMARY KEY("brand_id","friend_id"),
	CONSTRAINT "promotions_invite_self" CHECK ("promotions_invite"."friend_id" <> "promotions_invite"."inviter_id"),
	CONSTRAINT "promotions_invite_state" CHECK ("promotions_invite"."state" in ('open', 'waiting', 'review', 'paid', 'refused', 'lapsed')),
	CONSTRAINT "promotions_invite_refusal" CHECK (("promotions_invite"."state" = 'refused') = ("promotions_invite"."refusal" is not null)),
	CONSTRAINT "promotions_invite_paid" CHECK (("promotions_invite"."state" = 'paid') = ("promotions_invite"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "promotions_invite_code" (
	"brand_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "promotions_invite_code_brand_id_member_id_pk" PRIMARY KEY("brand_id","member_id"),
	CONSTRAINT "promotions_invite_code_once" UNIQUE("brand_id","code")
);
--> statement-breakpoint
CREATE TABLE "promotions_invite_plan" (
	"brand_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_invite_plan_brand_id_version_pk" PRIMARY KEY("brand_id","version")
);
--> statement-breakpoint
ALTER TABLE "promotions_reward" DROP CONSTRAINT "promotions_reward_source";--> statement-breakpoint
CREATE INDEX "promotions_board_open" ON "promotions_board" USING btree ("brand_id","ends_at") WHERE "promotions_board"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_board_place_order" ON "promotions_board_place" USING btree ("brand_id","board_id","score" DESC NULLS LAST,"reached_at","member_id");--> statement-breakpoint
CREATE INDEX "promotions_invite_inviter" ON "promotions_invite" USING btree ("brand_id","inviter_id","friend_id");--> statement-breakpoint
CREATE INDEX "promotions_invite_state" ON "promotions_invite" USING btree ("brand_id","state","friend_id");--> statement-breakpoint
ALTER TABLE "promotions_reward" ADD CONSTRAINT "promotions_reward_source" CHECK ("promotions_reward"."source" in ('offer', 'rebate', 'rescue', 'points', 'vip_step', 'vip_week', 'vip_month', 'vip_birthday', 'sign_in', 'task', 'wheel', 'packet', 'mall', 'invite', 'board'));