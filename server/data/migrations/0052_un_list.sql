CREATE TABLE "un_editions" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "un_list_entries" (
	"edition" text NOT NULL,
	"un_no" text NOT NULL,
	"names" text NOT NULL,
	"initials" text NOT NULL,
	"classes" text[] NOT NULL,
	"cas_numbers" text[] NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "un_list_entries_edition_un_no_pk" PRIMARY KEY("edition","un_no")
);
--> statement-breakpoint
ALTER TABLE "un_list_entries" ADD CONSTRAINT "un_list_entries_edition_un_editions_code_fk" FOREIGN KEY ("edition") REFERENCES "public"."un_editions"("code") ON DELETE cascade ON UPDATE no action;