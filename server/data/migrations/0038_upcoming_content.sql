ALTER TABLE "campaigns" ADD COLUMN "upcoming" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "upcoming_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "carousel" ADD COLUMN "upcoming" jsonb;--> statement-breakpoint
ALTER TABLE "carousel" ADD COLUMN "upcoming_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "help_articles" ADD COLUMN "upcoming" jsonb;--> statement-breakpoint
ALTER TABLE "help_articles" ADD COLUMN "upcoming_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "upcoming" jsonb;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "upcoming_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "upcoming" jsonb;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "upcoming_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "upcoming" jsonb;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "upcoming_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "upcoming" jsonb;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "upcoming_from" timestamp (3) with time zone;