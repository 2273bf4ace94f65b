ALTER TABLE "warehouses" ADD COLUMN "minimum_quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "works" text[] DEFAULT '{}' NOT NULL;