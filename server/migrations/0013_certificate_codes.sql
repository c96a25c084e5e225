CREATE TABLE "certificate_verification_codes" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"certificate_id" text NOT NULL,
	CONSTRAINT "certificate_verification_codes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "certificate_verification_codes" ADD CONSTRAINT "certificate_verification_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_verification_codes_certificate" ON "certificate_verification_codes" USING btree ("tenant_id","kind","certificate_id");