ALTER TABLE "address_book" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mm_orders" ADD COLUMN "enterprise_id" text;--> statement-breakpoint
ALTER TABLE "mm_orders" ADD CONSTRAINT "mm_orders_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mm_orders_enterprise" ON "mm_orders" USING btree ("enterprise_id","loading_at");--> statement-breakpoint
UPDATE "mm_orders" SET "enterprise_id" = "memberships"."enterprise_id" FROM "memberships" WHERE "memberships"."user_id" = "mm_orders"."user_id";
