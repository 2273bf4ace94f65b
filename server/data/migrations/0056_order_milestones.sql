CREATE TABLE "order_milestones" (
	"order_no" text NOT NULL,
	"no" integer NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone,
	"location" text NOT NULL,
	"zone" text NOT NULL,
	"source" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_milestones_order_no_no_pk" PRIMARY KEY("order_no","no")
);
--> statement-breakpoint
ALTER TABLE "order_milestones" ADD CONSTRAINT "order_milestones_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_numbers" ON "orders" USING gin ("numbers" jsonb_path_ops);