CREATE TABLE "order_papers" (
	"order_no" text NOT NULL,
	"paper" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"file_ids" text[] NOT NULL,
	"day" text,
	"missing_sections" integer[],
	"is_late" boolean NOT NULL,
	"reason" text,
	"handed_in_by" text NOT NULL,
	"handed_in_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "order_papers_order_no_paper_version_pk" PRIMARY KEY("order_no","paper","version")
);
--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_handed_in_by_users_id_fk" FOREIGN KEY ("handed_in_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_papers_state" ON "order_papers" USING btree ("state","handed_in_at");