ALTER TABLE "procurement_posts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "shown_from" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z';--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "shown_from" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z';--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "shown_from" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z';--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "edited_by" text;