ALTER TABLE "mm_orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mm_orders" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "mm_orders" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "mm_orders" SET "status" = CASE "status" WHEN '运输中' THEN 'moving' WHEN '已签收' THEN 'signed' ELSE 'waiting' END;
