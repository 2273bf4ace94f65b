CREATE TABLE "order_messages" (
	"order_no" text NOT NULL,
	"no" integer NOT NULL,
	"side" text NOT NULL,
	"user_id" text,
	"operator_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "order_messages_order_no_no_pk" PRIMARY KEY("order_no","no")
);
--> statement-breakpoint
ALTER TABLE "order_papers" ALTER COLUMN "handed_in_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_unread" ON "order_messages" USING btree ("order_no","side") WHERE read_at is null;