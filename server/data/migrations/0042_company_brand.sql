CREATE TABLE "company_logos" (
	"logo_id" text NOT NULL,
	"picture" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_logos_logo_id_picture_pk" PRIMARY KEY("logo_id","picture")
);
--> statement-breakpoint
CREATE TABLE "page_previews" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"shown" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issued_on" text;--> statement-breakpoint
ALTER TABLE "page_previews" ADD CONSTRAINT "page_previews_session_id_operator_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."operator_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_previews_session" ON "page_previews" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "page_previews_expires" ON "page_previews" USING btree ("expires_at");