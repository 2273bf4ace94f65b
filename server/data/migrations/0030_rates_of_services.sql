CREATE TABLE "schedule_flights" (
	"version_id" text NOT NULL,
	"flight_id" text NOT NULL,
	CONSTRAINT "schedule_flights_version_id_flight_id_pk" PRIMARY KEY("version_id","flight_id")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "flight_id" text;--> statement-breakpoint
ALTER TABLE "service_rates" ADD COLUMN "rate_version_id" text;--> statement-breakpoint
ALTER TABLE "schedule_flights" ADD CONSTRAINT "schedule_flights_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_flights_flight" ON "schedule_flights" USING btree ("flight_id");--> statement-breakpoint
ALTER TABLE "service_rates" ADD CONSTRAINT "service_rates_rate_version_id_rate_versions_id_fk" FOREIGN KEY ("rate_version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;