CREATE TABLE "service_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"fee_code" text NOT NULL,
	"container_code" text,
	"basis" text NOT NULL,
	"currency" text NOT NULL,
	"unit_price" bigint,
	"tax_rate" integer NOT NULL,
	"demo" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sailings" ADD COLUMN "slots_left" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "voyage" jsonb;--> statement-breakpoint
ALTER TABLE "service_rates" ADD CONSTRAINT "service_rates_fee_code_fee_codes_code_fk" FOREIGN KEY ("fee_code") REFERENCES "public"."fee_codes"("code") ON DELETE no action ON UPDATE no action;