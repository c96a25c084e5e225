CREATE TABLE "certificate_templates" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"paper" text DEFAULT '' NOT NULL,
	"paper_width" integer DEFAULT 297 NOT NULL,
	"paper_height" integer DEFAULT 210 NOT NULL,
	"seal" text DEFAULT '' NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "certificate_templates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "skill_certificates" ADD COLUMN "portrait" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_certificates" ADD COLUMN "template_id" text;--> statement-breakpoint
ALTER TABLE "training_certificates" ADD COLUMN "portrait" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "training_certificates" ADD COLUMN "template_id" text;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_certificates" ADD CONSTRAINT "skill_certificates_tenant_id_template_id_certificate_templates_tenant_id_id_fk" FOREIGN KEY ("tenant_id","template_id") REFERENCES "public"."certificate_templates"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_certificates" ADD CONSTRAINT "training_certificates_tenant_id_template_id_certificate_templates_tenant_id_id_fk" FOREIGN KEY ("tenant_id","template_id") REFERENCES "public"."certificate_templates"("tenant_id","id") ON DELETE no action ON UPDATE no action;