CREATE TABLE "password_attempts" (
	"user_id" text NOT NULL,
	"day" integer NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_attempts_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "order_cancellations" (
	"order_no" text NOT NULL,
	"no" integer NOT NULL,
	"state" text NOT NULL,
	"side" text NOT NULL,
	"requested_by" text,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"fees" jsonb NOT NULL,
	"answer_reason" text,
	"clause" text,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "order_cancellations_order_no_no_pk" PRIMARY KEY("order_no","no")
);
--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "password_attempts" ADD CONSTRAINT "password_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD CONSTRAINT "order_cancellations_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_attempts_last" ON "password_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_cancellations_open" ON "order_cancellations" USING btree ("order_no") WHERE "order_cancellations"."state" in ('requested', 'answered');--> statement-breakpoint
CREATE INDEX "order_cancellations_state" ON "order_cancellations" USING btree ("state","requested_at");