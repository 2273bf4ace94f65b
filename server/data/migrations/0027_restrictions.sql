CREATE TABLE "restrictions" (
	"id" text PRIMARY KEY NOT NULL,
	"party_kind" text NOT NULL,
	"party_code" text NOT NULL,
	"dg_class" text,
	"un_no" text,
	"packing_group" text,
	"limit_kg" integer,
	"source" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"edited_by" text,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "restrictions_party" ON "restrictions" USING btree ("party_kind","party_code");--> statement-breakpoint
CREATE INDEX "restrictions_valid" ON "restrictions" USING btree ("valid_from","valid_to");--> statement-breakpoint
ALTER TABLE "carriers" DROP COLUMN "dg_reject_classes";--> statement-breakpoint
ALTER TABLE "places" DROP COLUMN "dg_reject_classes";