CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"version" integer NOT NULL,
	"edited_by" text NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fee_codes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_codes" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "fee_codes" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "edited_by" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "edited_at" timestamp (3) with time zone;