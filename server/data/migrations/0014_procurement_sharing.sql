CREATE TABLE "procurement_passes" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "file_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "access_code" text;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "awarded_quote_no" text;--> statement-breakpoint
CREATE INDEX "procurement_passes_expiry" ON "procurement_passes" USING btree ("expires_at");