ALTER TABLE "restrictions" ADD COLUMN "subsidiary_class" text;--> statement-breakpoint
ALTER TABLE "restrictions" ADD COLUMN "compatibility_group" text;--> statement-breakpoint
ALTER TABLE "restrictions" ADD COLUMN "special_provision" text;--> statement-breakpoint
ALTER TABLE "restrictions" ADD COLUMN "limited_quantity" text;