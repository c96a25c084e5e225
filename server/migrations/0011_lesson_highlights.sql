CREATE TABLE "classroom_titbits" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"file_type" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "classroom_titbits_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "classroom_titbits" ADD CONSTRAINT "classroom_titbits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_titbits" ADD CONSTRAINT "classroom_titbits_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_titbits" ADD CONSTRAINT "classroom_titbits_tenant_id_classroom_id_classrooms_tenant_id_id_fk" FOREIGN KEY ("tenant_id","classroom_id") REFERENCES "public"."classrooms"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classroom_titbits_classroom" ON "classroom_titbits" USING btree ("tenant_id","classroom_id","class_id","position");