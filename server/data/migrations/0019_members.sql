CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"enterprise_id" text NOT NULL,
	"invited_by" text NOT NULL,
	"role" text NOT NULL,
	"phone" text,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" text,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "join_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"enterprise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
DELETE FROM "memberships" AS "older" USING "memberships" AS "newer" WHERE "newer"."user_id" = "older"."user_id" AND ("newer"."created_at", "newer"."enterprise_id") > ("older"."created_at", "older"."enterprise_id");--> statement-breakpoint
ALTER TABLE "memberships" DROP CONSTRAINT "memberships_user_id_enterprise_id_pk";--> statement-breakpoint
ALTER TABLE "memberships" ADD PRIMARY KEY ("user_id");--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "role" text DEFAULT 'booker' NOT NULL;--> statement-breakpoint
UPDATE "memberships" SET "role" = 'owner' WHERE "user_id" IN (SELECT DISTINCT ON ("enterprise_id") "user_id" FROM "memberships" ORDER BY "enterprise_id", "created_at", "user_id");--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "role" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "address_book" ADD COLUMN "enterprise_id" text;--> statement-breakpoint
UPDATE "address_book" SET "enterprise_id" = "memberships"."enterprise_id" FROM "memberships" WHERE "memberships"."user_id" = "address_book"."user_id";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "enterprise_id" text;--> statement-breakpoint
UPDATE "uploads" SET "enterprise_id" = "memberships"."enterprise_id" FROM "memberships" WHERE "memberships"."user_id" = "uploads"."user_id";--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_secret" ON "invitations" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "invitations_enterprise" ON "invitations" USING btree ("enterprise_id","expires_at");--> statement-breakpoint
CREATE INDEX "invitations_phone" ON "invitations" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "join_requests_waiting" ON "join_requests" USING btree ("user_id") WHERE "join_requests"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "join_requests_user" ON "join_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "join_requests_enterprise" ON "join_requests" USING btree ("enterprise_id","status");--> statement-breakpoint
ALTER TABLE "address_book" ADD CONSTRAINT "address_book_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_owner" ON "memberships" USING btree ("enterprise_id") WHERE "memberships"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "enquiries_enterprise" ON "enquiries" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "address_book_enterprise" ON "address_book" USING btree ("enterprise_id","updated_at");