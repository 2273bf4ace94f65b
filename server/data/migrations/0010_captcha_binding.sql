DELETE FROM "captcha_challenges";--> statement-breakpoint
DELETE FROM "captcha_proofs";--> statement-breakpoint
CREATE TABLE "captcha_demands" (
	"browser" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "captcha_challenges" ADD COLUMN "browser" text NOT NULL;--> statement-breakpoint
ALTER TABLE "captcha_challenges" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "captcha_proofs" ADD COLUMN "browser" text NOT NULL;--> statement-breakpoint
ALTER TABLE "captcha_proofs" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "captcha_proofs" ADD COLUMN "address" text NOT NULL;--> statement-breakpoint
CREATE INDEX "captcha_demands_expires" ON "captcha_demands" USING btree ("expires_at");