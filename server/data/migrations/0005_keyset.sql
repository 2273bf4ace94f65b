DROP INDEX "procurement_posts_open";--> statement-breakpoint
CREATE INDEX "campaigns_start" ON "campaigns" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "procurement_posts_open_kind" ON "procurement_posts" USING btree ("kind","deadline","id") WHERE ("procurement_posts"."revoked_at" is null and "procurement_posts"."awarded_at" is null);--> statement-breakpoint
CREATE INDEX "procurement_posts_open" ON "procurement_posts" USING btree ("deadline","id") WHERE ("procurement_posts"."revoked_at" is null and "procurement_posts"."awarded_at" is null);