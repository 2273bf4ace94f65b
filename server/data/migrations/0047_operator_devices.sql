CREATE TABLE "operator_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_devices" ADD CONSTRAINT "operator_devices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_devices_token" ON "operator_devices" USING btree ("token_hash","operator_id");--> statement-breakpoint
CREATE INDEX "operator_devices_operator" ON "operator_devices" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_devices_expires" ON "operator_devices" USING btree ("expires_at");