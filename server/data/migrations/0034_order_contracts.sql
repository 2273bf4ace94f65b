CREATE TABLE "order_contracts" (
	"order_no" text NOT NULL,
	"no" integer NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"concluded_at" timestamp (3) with time zone,
	"signer_name" text NOT NULL,
	"company" text NOT NULL,
	"contract_version" text NOT NULL,
	"charge_version" text NOT NULL,
	"contract_file_id" text NOT NULL,
	"charge_file_id" text NOT NULL,
	"flow_id" text,
	"sign_url" text,
	"reason" text,
	CONSTRAINT "order_contracts_order_no_no_pk" PRIMARY KEY("order_no","no")
);
--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_contracts_flow" ON "order_contracts" USING btree ("flow_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_contracts_signing" ON "order_contracts" USING btree ("order_no") WHERE "order_contracts"."state" = 'signing';--> statement-breakpoint
CREATE INDEX "order_contracts_started_by" ON "order_contracts" USING btree ("started_by");