CREATE TABLE "campaign_takings" (
	"order_no" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"boxes" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_takings" ADD CONSTRAINT "campaign_takings_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_takings_campaign" ON "campaign_takings" USING btree ("campaign_id","taken_at");--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN "stock_left";--> statement-breakpoint
UPDATE "campaigns" SET "stock_total" = 0 WHERE NOT "demo";