CREATE TABLE "comments" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"content" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"author_pic" text DEFAULT '' NOT NULL,
	"author_role" text NOT NULL,
	"top_id" text,
	"parent_id" text,
	"parent_author_name" text DEFAULT '' NOT NULL,
	"children_count" integer DEFAULT 0 NOT NULL,
	"thumbs_count" integer DEFAULT 0 NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupon_receipts" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"coupon_id" text NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_receipts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_tenant_id_top_id_comments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","top_id") REFERENCES "public"."comments"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receipts" ADD CONSTRAINT "coupon_receipts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receipts" ADD CONSTRAINT "coupon_receipts_tenant_id_coupon_id_coupons_tenant_id_id_fk" FOREIGN KEY ("tenant_id","coupon_id") REFERENCES "public"."coupons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_object" ON "comments" USING btree ("tenant_id","object_type","object_id","created_time","id") WHERE top_id is null;--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("tenant_id","top_id","created_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_receipts_once" ON "coupon_receipts" USING btree ("tenant_id","user_id","coupon_id");