CREATE TABLE "rate_rows" (
	"version_id" text NOT NULL,
	"sort" integer NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "rate_rows_version_id_sort_pk" PRIMARY KEY("version_id","sort")
);
--> statement-breakpoint
CREATE TABLE "rate_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"row_count" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"replaces" text,
	"publish_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rates_in_force" (
	"service" text PRIMARY KEY NOT NULL,
	"version_id" text,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "rate_version_id" text;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "rate_version_id" text;--> statement-breakpoint
ALTER TABLE "rate_rows" ADD CONSTRAINT "rate_rows_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates_in_force" ADD CONSTRAINT "rates_in_force_version_id_rate_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."rate_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_versions_service" ON "rate_versions" USING btree ("service","created_at");--> statement-breakpoint
CREATE INDEX "rate_versions_status" ON "rate_versions" USING btree ("status","publish_at");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_rate_version_id_rate_versions_id_fk" FOREIGN KEY ("rate_version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_rate_version_id_rate_versions_id_fk" FOREIGN KEY ("rate_version_id") REFERENCES "public"."rate_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_rate_version" ON "offers" USING btree ("rate_version_id");--> statement-breakpoint
CREATE INDEX "tariffs_rate_version" ON "tariffs" USING btree ("rate_version_id");