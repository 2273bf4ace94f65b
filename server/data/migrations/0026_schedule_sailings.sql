CREATE TABLE "schedule_sailings" (
	"version_id" text NOT NULL,
	"sailing_id" text NOT NULL,
	CONSTRAINT "schedule_sailings_version_id_sailing_id_pk" PRIMARY KEY("version_id","sailing_id")
);
--> statement-breakpoint
ALTER TABLE "schedule_sailings" ADD CONSTRAINT "schedule_sailings_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_sailings" ADD CONSTRAINT "schedule_sailings_sailing_id_sailings_id_fk" FOREIGN KEY ("sailing_id") REFERENCES "public"."sailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_sailings_sailing" ON "schedule_sailings" USING btree ("sailing_id");