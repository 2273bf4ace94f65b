CREATE TABLE "milestone_looks" (
	"order_no" text NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "milestone_looks_order_no_user_id_pk" PRIMARY KEY("order_no","user_id")
);
--> statement-breakpoint
ALTER TABLE "milestone_looks" ADD CONSTRAINT "milestone_looks_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_looks" ADD CONSTRAINT "milestone_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;