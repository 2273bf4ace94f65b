DROP TABLE "segregation" CASCADE;--> statement-breakpoint
DROP TABLE "segregation_group_members" CASCADE;--> statement-breakpoint
DROP TABLE "segregation_groups" CASCADE;--> statement-breakpoint
DROP TABLE "un_entries" CASCADE;