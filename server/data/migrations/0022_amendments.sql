CREATE TABLE "order_amendments" (
	"order_no" text NOT NULL,
	"no" integer NOT NULL,
	"state" text NOT NULL,
	"resumes" text NOT NULL,
	"form_before" jsonb NOT NULL,
	"lines_before" jsonb NOT NULL,
	"form" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"quote_id" text NOT NULL,
	"prepared" jsonb NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "order_amendments_order_no_no_pk" PRIMARY KEY("order_no","no")
);
--> statement-breakpoint
ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_amendments_waiting" ON "order_amendments" USING btree ("order_no") WHERE "order_amendments"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "order_amendments_state" ON "order_amendments" USING btree ("state","asked_at");