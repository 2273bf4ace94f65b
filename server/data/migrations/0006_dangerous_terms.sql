ALTER TABLE "service_rates" ADD COLUMN "dangerous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "dg_collect" boolean DEFAULT true NOT NULL;