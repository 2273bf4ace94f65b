CREATE TABLE "captchas" (
	"token" text PRIMARY KEY NOT NULL,
	"captcha_type" text NOT NULL,
	"secret_key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"verification_hash" text,
	"verification_expires_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "enterprise_register" (
	"credit_code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_person" text NOT NULL,
	"address" text NOT NULL,
	"established" date NOT NULL,
	"status" text NOT NULL,
	"demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprises" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"credit_code" text,
	"mcp_code" text NOT NULL,
	"audit_status" text NOT NULL,
	"legal_person" text,
	"address" text,
	"protocol_version" text,
	"protocol_agreed_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "enterprises_credit_code_unique" UNIQUE("credit_code")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_user_id_enterprise_id_pk" PRIMARY KEY("user_id","enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"companion_hash" text NOT NULL,
	"signed_in_by" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"message_type" text NOT NULL,
	"code_digest" text NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"issuer" text NOT NULL,
	"target" text NOT NULL,
	"order_no" text,
	"session_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	"user_source" text NOT NULL,
	"name" text,
	"avatar" text,
	"email" text,
	"company_name" text,
	"school_name" text,
	"enterprise_type" text,
	"industry" text,
	"protocol_version" text,
	"protocol_agreed_at" timestamp (3) with time zone,
	"supplier" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text NOT NULL,
	"credit_code" text NOT NULL,
	"name" text NOT NULL,
	"legal_person" text,
	"address" text,
	"licence_file_id" text,
	"status" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"stock_total" integer NOT NULL,
	"stock_left" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carousel" (
	"id" text PRIMARY KEY NOT NULL,
	"position" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"illustration" text NOT NULL,
	"href" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"source" text NOT NULL,
	"tags" text[] NOT NULL,
	"body" jsonb NOT NULL,
	"views" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_lines" (
	"tariff_id" text NOT NULL,
	"sort" integer NOT NULL,
	"fee_code" text NOT NULL,
	"container_code" text,
	"basis" text NOT NULL,
	"currency" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"at_cost" boolean NOT NULL,
	"pay_term" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"remark" text,
	CONSTRAINT "fee_lines_tariff_id_sort_pk" PRIMARY KEY("tariff_id","sort")
);
--> statement-breakpoint
CREATE TABLE "lanes" (
	"id" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"origin_kind" text NOT NULL,
	"origin_code" text NOT NULL,
	"destination_kind" text NOT NULL,
	"destination_code" text NOT NULL,
	"transit_days" integer NOT NULL,
	"hot" boolean NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "lanes_service_places" UNIQUE("service","origin_code","destination_code")
);
--> statement-breakpoint
CREATE TABLE "offer_rates" (
	"offer_id" text NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"limit_kg" integer,
	CONSTRAINT "offer_rates_offer_id_unit_pk" PRIMARY KEY("offer_id","unit")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"lane_id" text NOT NULL,
	"sailing_id" text,
	"tariff_id" text NOT NULL,
	"carrier_code" text NOT NULL,
	"price_kind" text NOT NULL,
	"enterprise_id" text,
	"is_danger" boolean NOT NULL,
	"dg_classes" text[] NOT NULL,
	"space" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"remark" text,
	"details" jsonb NOT NULL,
	"demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"lane_id" text NOT NULL,
	"container_code" text NOT NULL,
	"day" date NOT NULL,
	"minimum" bigint NOT NULL,
	"average" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "price_history_lane_id_container_code_day_pk" PRIMARY KEY("lane_id","container_code","day")
);
--> statement-breakpoint
CREATE TABLE "sailings" (
	"id" text PRIMARY KEY NOT NULL,
	"lane_id" text NOT NULL,
	"carrier_code" text NOT NULL,
	"route_code" text NOT NULL,
	"vessel" text NOT NULL,
	"voyage" text NOT NULL,
	"terminal" text NOT NULL,
	"via_code" text,
	"etd" timestamp (3) with time zone NOT NULL,
	"eta" timestamp (3) with time zone NOT NULL,
	"transit_days" integer NOT NULL,
	"booking_close_general" timestamp (3) with time zone NOT NULL,
	"booking_close_dangerous" timestamp (3) with time zone NOT NULL,
	"si_cutoff" timestamp (3) with time zone NOT NULL,
	"si_cutoff_dangerous" timestamp (3) with time zone NOT NULL,
	"dg_cutoff" timestamp (3) with time zone NOT NULL,
	"vgm_cutoff" timestamp (3) with time zone NOT NULL,
	"manifest_cutoff" timestamp (3) with time zone NOT NULL,
	"customs_cutoff" timestamp (3) with time zone NOT NULL,
	"cy_open" timestamp (3) with time zone NOT NULL,
	"cy_closing" timestamp (3) with time zone NOT NULL,
	"lcl_cutoff" timestamp (3) with time zone NOT NULL,
	"empty_pickup" timestamp (3) with time zone NOT NULL,
	"demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tariffs" (
	"id" text PRIMARY KEY NOT NULL,
	"lane_id" text NOT NULL,
	"carrier_code" text NOT NULL,
	"is_danger" boolean NOT NULL,
	"demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city_code" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"kinds" text[] NOT NULL,
	"dg_classes" text[] NOT NULL,
	"forbidden" text[] NOT NULL,
	"qualifications" jsonb NOT NULL,
	"area_total" integer NOT NULL,
	"area_free" integer NOT NULL,
	"temperature" text NOT NULL,
	"docks" integer NOT NULL,
	"price_per_ton" bigint,
	"price_per_pallet" bigint,
	"price_per_cubic_metre" bigint,
	"handling_per_ton" bigint NOT NULL,
	"minimum_days" integer NOT NULL,
	"free_days" integer NOT NULL,
	"port_code" text NOT NULL,
	"port_kilometres" integer NOT NULL,
	"opening_hours" text NOT NULL,
	"equipment" text[] NOT NULL,
	"phone" text NOT NULL,
	"demo" boolean NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_book" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"party" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"request_id" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"lead_no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"form" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"service" text NOT NULL,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"form" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"enquiry_no" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"status" text NOT NULL,
	"form" jsonb NOT NULL,
	"form_digest" text NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"order_no" text
);
--> statement-breakpoint
CREATE TABLE "enquiry_options" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_no" text NOT NULL,
	"sort" integer NOT NULL,
	"offer_id" text,
	"sailing_id" text,
	"carrier_code" text,
	"etd" timestamp (3) with time zone,
	"transit_days" integer,
	"lines" jsonb NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"remark" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"call_name" text NOT NULL,
	"body_digest" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"invoice_id" text NOT NULL,
	"order_no" text NOT NULL,
	CONSTRAINT "invoice_orders_invoice_id_order_no_pk" PRIMARY KEY("invoice_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"invoice_type" text NOT NULL,
	"fields" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mm_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"origin_city" text NOT NULL,
	"destination_city" text NOT NULL,
	"cargo_name" text NOT NULL,
	"un_no" text,
	"vehicle" text NOT NULL,
	"weight_kg" numeric(12, 3) NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"loading_at" timestamp (3) with time zone NOT NULL,
	"demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_sequences" (
	"prefix" text NOT NULL,
	"day" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_sequences_prefix_day_pk" PRIMARY KEY("prefix","day")
);
--> statement-breakpoint
CREATE TABLE "order_containers" (
	"order_no" text NOT NULL,
	"container_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"shipper_owned" boolean NOT NULL,
	"weight_kg" numeric(12, 3),
	CONSTRAINT "order_containers_order_no_container_code_pk" PRIMARY KEY("order_no","container_code")
);
--> statement-breakpoint
CREATE TABLE "order_fee_lines" (
	"order_no" text NOT NULL,
	"sort" integer NOT NULL,
	"group_name" text NOT NULL,
	"fee_code" text NOT NULL,
	"fee_name" text NOT NULL,
	"container_code" text,
	"currency" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"basis" text NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"amount" bigint,
	"pay_term" text NOT NULL,
	"tax_rate" integer NOT NULL,
	CONSTRAINT "order_fee_lines_order_no_sort_pk" PRIMARY KEY("order_no","sort")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"cargo_name_cn" text NOT NULL,
	"cargo_name_en" text NOT NULL,
	"hs_code" text,
	"cas_no" text,
	"package_type" text NOT NULL,
	"packages" integer NOT NULL,
	"gross_kg" numeric(14, 3) NOT NULL,
	"net_kg" numeric(14, 3),
	"volume" numeric(12, 3),
	"un_no" text,
	"dg_class" text,
	"packing_group" text,
	"dangerous" jsonb,
	CONSTRAINT "order_items_order_no_line_no_pk" PRIMARY KEY("order_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "order_timeline" (
	"order_no" text NOT NULL,
	"sort" integer NOT NULL,
	"node" text NOT NULL,
	"planned_at" timestamp (3) with time zone,
	"actual_at" timestamp (3) with time zone,
	"place" text,
	"operator_role" text,
	"remark" text,
	"file_ids" text[] NOT NULL,
	CONSTRAINT "order_timeline_order_no_sort_pk" PRIMARY KEY("order_no","sort")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"status" text NOT NULL,
	"dg_status" text NOT NULL,
	"quote_id" text,
	"enquiry_no" text,
	"offer_id" text,
	"sailing_id" text,
	"lane_id" text,
	"carrier_code" text,
	"etd" timestamp (3) with time zone,
	"is_danger" boolean NOT NULL,
	"form" jsonb NOT NULL,
	"auto_cancel_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"service" text NOT NULL,
	"offer_id" text,
	"request" jsonb NOT NULL,
	"request_digest" text NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "procurement_lines" (
	"post_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"cas_no" text,
	"un_no" text,
	"grade" text NOT NULL,
	"purity" text NOT NULL,
	"specifications" jsonb NOT NULL,
	"packing" text NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"unit" text NOT NULL,
	"price" numeric(16, 4),
	"price_hidden" boolean NOT NULL,
	"currency" text NOT NULL,
	"minimum_quantity" numeric(14, 3),
	CONSTRAINT "procurement_lines_post_id_line_no_pk" PRIMARY KEY("post_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "procurement_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"enterprise_id" text,
	"company" text NOT NULL,
	"title" text NOT NULL,
	"trade_term" text NOT NULL,
	"payment_term" text NOT NULL,
	"delivery_place" text NOT NULL,
	"delivery_date" date NOT NULL,
	"tax_included" boolean NOT NULL,
	"qualifications" text[] NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"views" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"awarded_at" timestamp (3) with time zone,
	"demo" boolean NOT NULL,
	CONSTRAINT "procurement_posts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "procurement_quote_lines" (
	"quote_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"price" numeric(16, 4) NOT NULL,
	"currency" text NOT NULL,
	"tax_included" boolean NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"maker" text,
	"origin" text,
	"purity" text,
	"packing" text,
	"lead_days" integer NOT NULL,
	"file_id" text,
	CONSTRAINT "procurement_quote_lines_quote_no_line_no_pk" PRIMARY KEY("quote_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "procurement_quotes" (
	"quote_no" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"user_id" text,
	"phone_digest" text NOT NULL,
	"company" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"valid_to" date NOT NULL,
	"remark" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"second_code" text,
	"name_cn" text NOT NULL,
	"regional" boolean NOT NULL,
	"dg_reject_classes" text[] NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "constants" (
	"const_type" text NOT NULL,
	"const_value" text NOT NULL,
	"const_name" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "constants_const_type_const_value_pk" PRIMARY KEY("const_type","const_value")
);
--> statement-breakpoint
CREATE TABLE "fee_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"name_cn" text NOT NULL,
	"group_name" text NOT NULL,
	"bases" text[] NOT NULL,
	"currency" text NOT NULL,
	"at_cost" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"group_name" text NOT NULL,
	"lane" text,
	"country" text NOT NULL,
	"timezone" text NOT NULL,
	"pinyin" text NOT NULL,
	"initials" text NOT NULL,
	"aliases" text[] NOT NULL,
	"dg_reject_classes" text[] NOT NULL,
	"free_days" integer,
	"sort" integer NOT NULL,
	CONSTRAINT "places_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "seed_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segregation" (
	"row_class" text NOT NULL,
	"column_class" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "segregation_row_class_column_class_pk" PRIMARY KEY("row_class","column_class")
);
--> statement-breakpoint
CREATE TABLE "segregation_group_members" (
	"group_code" text NOT NULL,
	"un_no" text NOT NULL,
	CONSTRAINT "segregation_group_members_group_code_un_no_pk" PRIMARY KEY("group_code","un_no")
);
--> statement-breakpoint
CREATE TABLE "segregation_groups" (
	"code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_cn" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"city_code" text,
	"carrier_code" text,
	"demo" boolean NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "un_entries" (
	"un_no" text PRIMARY KEY NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"main_class" text NOT NULL,
	"subsidiary_classes" text[] NOT NULL,
	"packing_groups" text[] NOT NULL,
	"flash_point" text,
	"marine_pollutant" boolean NOT NULL,
	"tank_codes" text[] NOT NULL,
	"air_limits" jsonb NOT NULL,
	"stowage" text[] NOT NULL,
	"controls" text[] NOT NULL,
	"cas_numbers" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_lines" ADD CONSTRAINT "fee_lines_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_lines" ADD CONSTRAINT "fee_lines_fee_code_fee_codes_code_fk" FOREIGN KEY ("fee_code") REFERENCES "public"."fee_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lanes" ADD CONSTRAINT "lanes_origin" FOREIGN KEY ("origin_kind","origin_code") REFERENCES "public"."places"("kind","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lanes" ADD CONSTRAINT "lanes_destination" FOREIGN KEY ("destination_kind","destination_code") REFERENCES "public"."places"("kind","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_rates" ADD CONSTRAINT "offer_rates_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_lane_id_lanes_id_fk" FOREIGN KEY ("lane_id") REFERENCES "public"."lanes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_sailing_id_sailings_id_fk" FOREIGN KEY ("sailing_id") REFERENCES "public"."sailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_tariff_id_tariffs_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."tariffs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_carrier_code_carriers_code_fk" FOREIGN KEY ("carrier_code") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_lane_id_lanes_id_fk" FOREIGN KEY ("lane_id") REFERENCES "public"."lanes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailings" ADD CONSTRAINT "sailings_lane_id_lanes_id_fk" FOREIGN KEY ("lane_id") REFERENCES "public"."lanes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailings" ADD CONSTRAINT "sailings_carrier_code_carriers_code_fk" FOREIGN KEY ("carrier_code") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_lane_id_lanes_id_fk" FOREIGN KEY ("lane_id") REFERENCES "public"."lanes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_carrier_code_carriers_code_fk" FOREIGN KEY ("carrier_code") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book" ADD CONSTRAINT "address_book_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_options" ADD CONSTRAINT "enquiry_options_enquiry_no_enquiries_enquiry_no_fk" FOREIGN KEY ("enquiry_no") REFERENCES "public"."enquiries"("enquiry_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mm_orders" ADD CONSTRAINT "mm_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_containers" ADD CONSTRAINT "order_containers_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fee_lines" ADD CONSTRAINT "order_fee_lines_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_timeline" ADD CONSTRAINT "order_timeline_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procurement_lines" ADD CONSTRAINT "procurement_lines_post_id_procurement_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."procurement_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD CONSTRAINT "procurement_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procurement_posts" ADD CONSTRAINT "procurement_posts_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procurement_quote_lines" ADD CONSTRAINT "procurement_quote_lines_quote_no_procurement_quotes_quote_no_fk" FOREIGN KEY ("quote_no") REFERENCES "public"."procurement_quotes"("quote_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procurement_quotes" ADD CONSTRAINT "procurement_quotes_post_id_procurement_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."procurement_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procurement_quotes" ADD CONSTRAINT "procurement_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segregation_group_members" ADD CONSTRAINT "segregation_group_members_group_code_segregation_groups_code_fk" FOREIGN KEY ("group_code") REFERENCES "public"."segregation_groups"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segregation_group_members" ADD CONSTRAINT "segregation_group_members_un_no_un_entries_un_no_fk" FOREIGN KEY ("un_no") REFERENCES "public"."un_entries"("un_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_carrier_code_carriers_code_fk" FOREIGN KEY ("carrier_code") REFERENCES "public"."carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "captchas_verification" ON "captchas" USING btree ("verification_hash");--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "enterprise_register_name" ON "enterprise_register" USING btree ("name");--> statement-breakpoint
CREATE INDEX "limits_expires" ON "limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "memberships_enterprise" ON "memberships" USING btree ("enterprise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","message_type","created_at");--> statement-breakpoint
CREATE INDEX "sms_codes_expires" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tickets_expires" ON "tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_user" ON "verifications" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "verifications_status" ON "verifications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "campaigns_period" ON "campaigns" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "carousel_position" ON "carousel" USING btree ("position","sort");--> statement-breakpoint
CREATE INDEX "help_articles_parent" ON "help_articles" USING btree ("parent_id","sort");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "news_category" ON "news" USING btree ("category","published_at","id");--> statement-breakpoint
CREATE INDEX "lanes_service_sort" ON "lanes" USING btree ("service","sort");--> statement-breakpoint
CREATE INDEX "offers_sailing" ON "offers" USING btree ("sailing_id","is_danger");--> statement-breakpoint
CREATE INDEX "offers_lane_valid" ON "offers" USING btree ("lane_id","is_danger","valid_to","id");--> statement-breakpoint
CREATE INDEX "offers_enterprise" ON "offers" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "sailings_lane_etd" ON "sailings" USING btree ("lane_id","etd","id");--> statement-breakpoint
CREATE INDEX "sailings_etd" ON "sailings" USING btree ("etd","id");--> statement-breakpoint
CREATE INDEX "tariffs_lane" ON "tariffs" USING btree ("lane_id","is_danger");--> statement-breakpoint
CREATE INDEX "warehouses_city" ON "warehouses" USING btree ("city_code","sort");--> statement-breakpoint
CREATE INDEX "address_book_user" ON "address_book" USING btree ("user_id","kind","updated_at");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "leads_kind" ON "leads" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "shares_user" ON "shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_expires" ON "shares" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "drafts_user" ON "drafts" USING btree ("user_id","service","updated_at");--> statement-breakpoint
CREATE INDEX "enquiries_user" ON "enquiries" USING btree ("user_id","created_at","enquiry_no");--> statement-breakpoint
CREATE INDEX "enquiries_user_form" ON "enquiries" USING btree ("user_id","form_digest","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_waiting" ON "enquiries" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_options_enquiry" ON "enquiry_options" USING btree ("enquiry_no","sort");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invoice_orders_order" ON "invoice_orders" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mm_orders_user" ON "mm_orders" USING btree ("user_id","loading_at");--> statement-breakpoint
CREATE INDEX "order_items_un" ON "order_items" USING btree ("un_no");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at","order_no");--> statement-breakpoint
CREATE INDEX "orders_user_status" ON "orders" USING btree ("user_id","status","created_at");--> statement-breakpoint
CREATE INDEX "orders_enterprise" ON "orders" USING btree ("enterprise_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_auto_cancel" ON "orders" USING btree ("status","auto_cancel_at");--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "quotes_valid" ON "quotes" USING btree ("valid_to");--> statement-breakpoint
CREATE INDEX "procurement_lines_cas" ON "procurement_lines" USING btree ("cas_no");--> statement-breakpoint
CREATE INDEX "procurement_posts_open" ON "procurement_posts" USING btree ("kind","deadline","id");--> statement-breakpoint
CREATE INDEX "procurement_posts_user" ON "procurement_posts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "procurement_quotes_post" ON "procurement_quotes" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "places_kind_lane_sort" ON "places" USING btree ("kind","lane","sort");--> statement-breakpoint
CREATE INDEX "suppliers_role_sort" ON "suppliers" USING btree ("role","sort");