CREATE TABLE "product_questions" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"seq" integer,
	CONSTRAINT "product_questions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "suitable_people" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "certificate_pic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "class_periods" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "teaching_classes" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_product" ON "product_questions" USING btree ("tenant_id","product_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_periods" ADD CONSTRAINT "class_periods_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("tenant_id","product_id");--> statement-breakpoint
CREATE INDEX "class_periods_product" ON "class_periods" USING btree ("tenant_id","product_id");