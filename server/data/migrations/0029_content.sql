CREATE TABLE "content_files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "shown_from" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z';--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "carousel" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "carousel" ADD COLUMN "shown_from" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z';--> statement-breakpoint
ALTER TABLE "carousel" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "carousel" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "carousel" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "carousel" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "help_articles" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "help_articles" ADD COLUMN "shown_from" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z';--> statement-breakpoint
ALTER TABLE "help_articles" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "help_articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "help_articles" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "help_articles" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "shown_from" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z';--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "edited_by" text;--> statement-breakpoint
CREATE INDEX "content_files_created" ON "content_files" USING btree ("created_at");