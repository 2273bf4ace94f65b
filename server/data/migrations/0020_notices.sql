CREATE TABLE "notice_choices" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"sms" boolean NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notices_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" text,
	"subject" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"spread_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
DELETE FROM "outbox";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "outbox_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "notice_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lane" text NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "state" text NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_unspread" ON "notices" USING btree ("seq") WHERE spread_at is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_lane" ON "outbox" USING btree ("lane","seq") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_state" ON "outbox" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_notice" ON "outbox" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "payload";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "sent_at";