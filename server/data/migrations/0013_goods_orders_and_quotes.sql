ALTER TABLE "orders" ADD COLUMN "bought" jsonb;--> statement-breakpoint
ALTER TABLE "procurement_lines" ADD COLUMN "tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "procurement_lines" ADD COLUMN "batch" jsonb;--> statement-breakpoint
ALTER TABLE "procurement_lines" ADD COLUMN "package_type" text;--> statement-breakpoint
ALTER TABLE "procurement_lines" ADD COLUMN "package_net_kg" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "procurement_lines" ADD COLUMN "package_gross_kg" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "procurement_lines" ADD COLUMN "sold" numeric(14, 3) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD COLUMN "excess_allowed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "procurement_quotes" ADD COLUMN "freight" text DEFAULT 'SUPPLIER' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "procurement_quotes_supplier" ON "procurement_quotes" USING btree ("post_id","phone_digest");