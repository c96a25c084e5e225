CREATE TABLE "release_leases" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"module_id" text NOT NULL,
	"version" text NOT NULL,
	"draft_version" integer NOT NULL,
	"leased_time" timestamp with time zone NOT NULL,
	CONSTRAINT "release_leases_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "release_leases" ADD CONSTRAINT "release_leases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_leases_work" ON "release_leases" USING btree ("id");