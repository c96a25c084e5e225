CREATE TABLE "orders" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"number" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"class_id" text,
	"coupon_id" text,
	"coupon_title" text DEFAULT '' NOT NULL,
	"coupon_amount" numeric(12, 2),
	"stand_price" numeric(12, 2),
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "payment_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teaching_classes" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_coupon_id_coupons_tenant_id_id_fk" FOREIGN KEY ("tenant_id","coupon_id") REFERENCES "public"."coupons"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open" ON "orders" USING btree ("tenant_id","user_id","product_id") WHERE "orders"."state" in ('placed', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_coupon" ON "orders" USING btree ("tenant_id","user_id","coupon_id") WHERE "orders"."state" in ('placed', 'paid', 'admitted');--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("tenant_id","created_time");