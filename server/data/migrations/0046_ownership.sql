ALTER TABLE "shares" ADD COLUMN "enterprise_id" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "enterprise_id" text;--> statement-breakpoint
ALTER TABLE "procurement_quotes" ADD COLUMN "enterprise_id" text;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procurement_quotes" ADD CONSTRAINT "procurement_quotes_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_enterprise" ON "shares" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "drafts_enterprise" ON "drafts" USING btree ("enterprise_id","updated_at");--> statement-breakpoint
CREATE INDEX "procurement_posts_enterprise" ON "procurement_posts" USING btree ("enterprise_id","created_at");--> statement-breakpoint
-- What a member made since joining was made for the enterprise. What is older was made by a natural person, and nothing
-- says that it was for the enterprise: it stays that person's own. A draft counts by when it was last saved.
UPDATE "shares" SET "enterprise_id" = "memberships"."enterprise_id" FROM "memberships" WHERE "memberships"."user_id" = "shares"."user_id" AND "shares"."created_at" >= "memberships"."created_at";--> statement-breakpoint
UPDATE "drafts" SET "enterprise_id" = "memberships"."enterprise_id" FROM "memberships" WHERE "memberships"."user_id" = "drafts"."user_id" AND "drafts"."updated_at" >= "memberships"."created_at";--> statement-breakpoint
UPDATE "procurement_quotes" SET "enterprise_id" = "memberships"."enterprise_id" FROM "memberships" WHERE "memberships"."user_id" = "procurement_quotes"."user_id" AND "procurement_quotes"."created_at" >= "memberships"."created_at";--> statement-breakpoint
UPDATE "procurement_posts" SET "enterprise_id" = "memberships"."enterprise_id" FROM "memberships" WHERE "memberships"."user_id" = "procurement_posts"."user_id" AND "procurement_posts"."enterprise_id" IS NULL AND "procurement_posts"."created_at" >= "memberships"."created_at";
