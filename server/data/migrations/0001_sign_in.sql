CREATE TABLE "captcha_challenges" (
	"token" text PRIMARY KEY NOT NULL,
	"secret_key" text,
	"solution" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"captcha_type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_proofs" (
	"key" text PRIMARY KEY NOT NULL,
	"captcha_type" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DELETE FROM "limits";--> statement-breakpoint
DELETE FROM "sms_codes";--> statement-breakpoint
ALTER TABLE "sms_codes" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "captchas" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "captchas" CASCADE;--> statement-breakpoint
DROP INDEX "sms_codes_phone";--> statement-breakpoint
ALTER TABLE "limits" DROP CONSTRAINT "limits_key_window_start_pk";--> statement-breakpoint
ALTER TABLE "limits" ADD PRIMARY KEY ("key");--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_phone_message_type_pk" PRIMARY KEY("phone","message_type");--> statement-breakpoint
ALTER TABLE "limits" ADD COLUMN "times" bigint[] NOT NULL;--> statement-breakpoint
CREATE INDEX "captcha_challenges_expires" ON "captcha_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_failures_address" ON "captcha_failures" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "captcha_failures_at" ON "captcha_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "captcha_proofs_expires" ON "captcha_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_companion" ON "sessions" USING btree ("companion_hash");--> statement-breakpoint
ALTER TABLE "limits" DROP COLUMN "window_start";--> statement-breakpoint
ALTER TABLE "limits" DROP COLUMN "count";