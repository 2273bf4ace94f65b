CREATE TABLE "order_moves" (
	"order_no" text NOT NULL,
	"no" integer NOT NULL,
	"from_status" text NOT NULL,
	"status" text NOT NULL,
	"dg_before" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"remark" text NOT NULL,
	"deviation" text,
	"missing" text[] NOT NULL,
	"missing_papers" text[] NOT NULL,
	"node_before" jsonb,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text,
	"undo_reason" text,
	CONSTRAINT "order_moves_order_no_no_pk" PRIMARY KEY("order_no","no")
);
--> statement-breakpoint
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;