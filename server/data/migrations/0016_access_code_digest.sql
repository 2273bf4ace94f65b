ALTER TABLE "procurement_posts" ADD COLUMN "access_code_digest" text;--> statement-breakpoint
UPDATE "procurement_posts" SET "access_code_digest" = encode(sha256(convert_to('code ' || "id" || ' ' || "access_code", 'UTF8')), 'hex') WHERE "access_code" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "procurement_posts" DROP COLUMN "access_code";