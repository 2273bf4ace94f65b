ALTER TABLE "price_history" ADD COLUMN "is_danger" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" DROP CONSTRAINT "price_history_lane_id_container_code_day_pk";--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_lane_id_container_code_is_danger_day_pk" PRIMARY KEY("lane_id","container_code","is_danger","day");
