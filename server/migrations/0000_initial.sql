CREATE TABLE "agreements" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"content" text NOT NULL,
	"updated_time" timestamp with time zone NOT NULL,
	CONSTRAINT "agreements_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "certificate_credential_keys" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"private_key" text NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_credential_keys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "certificate_picture_keys" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "certificate_picture_keys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "skill_certificates" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"certificate_code" text NOT NULL,
	"name" text NOT NULL,
	"card" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"profession_name" text DEFAULT '' NOT NULL,
	"type_of_work_name" text DEFAULT '' NOT NULL,
	"level" text DEFAULT '' NOT NULL,
	"send_date" date,
	"has_picture" boolean DEFAULT true NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "skill_certificates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "training_certificates" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"certificate_num" text NOT NULL,
	"student_name" text NOT NULL,
	"id_type" text DEFAULT '' NOT NULL,
	"id_card" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"product_name" text DEFAULT '' NOT NULL,
	"agency_name" text DEFAULT '' NOT NULL,
	"start_time" date,
	"end_time" date,
	"has_picture" boolean DEFAULT true NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "training_certificates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "homework_attempts" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"homework_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "homework_attempts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "homeworks" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "homeworks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "album_categories" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"tab_key" text NOT NULL,
	"name" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"client_types" jsonb DEFAULT '["PC"]'::jsonb NOT NULL,
	CONSTRAINT "album_categories_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "album_items" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"category_id" text NOT NULL,
	"type" text NOT NULL,
	"pic" text NOT NULL,
	"video" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"introduce" text DEFAULT '' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "album_items_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "album_tabs" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "album_tabs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"pic" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "banners_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"min_point" numeric(12, 2) DEFAULT 0 NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	"use_start_time" timestamp with time zone NOT NULL,
	"use_end_time" timestamp with time zone NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "wall_item_products" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"item_id" text NOT NULL,
	"product_id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wall_item_products_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "wall_items" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"biz_type" text NOT NULL,
	"tag_id" text DEFAULT '' NOT NULL,
	"pic" text NOT NULL,
	"title" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"author_avatar" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"content_url" text DEFAULT '' NOT NULL,
	"class_type" integer DEFAULT 0 NOT NULL,
	"like_num" integer DEFAULT 0 NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "wall_items_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "wall_tags" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"biz_type" text NOT NULL,
	"name" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wall_tags_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "common_questions" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"major_id" text NOT NULL,
	"name" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"seq" integer,
	CONSTRAINT "common_questions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hot_major_products" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"major_id" text NOT NULL,
	"product_id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hot_major_products_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "hot_majors" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"pic" text DEFAULT '' NOT NULL,
	"industry_salary" text DEFAULT '' NOT NULL,
	"employment_prospect_describe" text DEFAULT '' NOT NULL,
	"suitability_people_describe" text DEFAULT '' NOT NULL,
	"related_certificates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "hot_majors_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"category_id" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"content_type" text DEFAULT 'ARTICLE' NOT NULL,
	"sources" text DEFAULT '' NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"publish_time" timestamp with time zone NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "news_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "news_categories" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_categories_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "news_products" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"news_id" text NOT NULL,
	"product_id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_products_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"writer_name" text DEFAULT '' NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"publish_time" timestamp with time zone NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"default_flag" integer DEFAULT 0 NOT NULL,
	"is_variety" integer DEFAULT 1 NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_categories_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_relations" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"category_id" text NOT NULL,
	"product_id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"state" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_relations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"pic" text DEFAULT '' NOT NULL,
	"pic_tag" text DEFAULT '' NOT NULL,
	"thumbs" integer DEFAULT 0 NOT NULL,
	"tenant_child_type" text DEFAULT '' NOT NULL,
	"school_name" text DEFAULT '' NOT NULL,
	"training_institutions_name" text DEFAULT '' NOT NULL,
	"online_class_period_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certification_org" text DEFAULT '' NOT NULL,
	"issuing_authority_name" text DEFAULT '' NOT NULL,
	"certificate_type_code" text DEFAULT '' NOT NULL,
	"certificate_type_desc" text DEFAULT '' NOT NULL,
	"certificate_verification_type" integer DEFAULT 0 NOT NULL,
	"certificate_benefits" text DEFAULT '' NOT NULL,
	"def_stand_price" numeric(12, 2),
	"def_coupon_price" text DEFAULT '' NOT NULL,
	"subsidy_price" numeric(12, 2),
	"state" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "products_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "module_assignment" (
	"module_id" text NOT NULL,
	"scope" text NOT NULL,
	"channel" text NOT NULL,
	"version" text NOT NULL,
	"previous_version" text,
	"share" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "module_assignment_module_id_scope_channel_pk" PRIMARY KEY("module_id","scope","channel")
);
--> statement-breakpoint
CREATE TABLE "module_origin" (
	"scope" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "module_origin_scope_origin_pk" PRIMARY KEY("scope","origin")
);
--> statement-breakpoint
CREATE TABLE "module_outcome" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"map_id" text NOT NULL,
	"module" text NOT NULL,
	"version" text NOT NULL,
	"phase" text NOT NULL,
	"ok" boolean NOT NULL,
	"duration" integer NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "module_outcome_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "module_release" (
	"module_id" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"base" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "module_release_module_id_version_pk" PRIMARY KEY("module_id","version")
);
--> statement-breakpoint
CREATE TABLE "registry_change" (
	"id" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"module_id" text NOT NULL,
	"scope" text NOT NULL,
	"version" text NOT NULL,
	"previous_version" text,
	"detail" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"liker" text NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "likes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_tag_links" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"review_id" text NOT NULL,
	"tag_id" text NOT NULL,
	CONSTRAINT "review_tag_links_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_tags" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_tags_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"comment_object_type" text DEFAULT 'ORDER' NOT NULL,
	"comment_content" text NOT NULL,
	"comment_author_name" text DEFAULT '' NOT NULL,
	"comment_author_pic" text DEFAULT '' NOT NULL,
	"variety_name" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"school_comment" text DEFAULT '' NOT NULL,
	"browse_count" integer DEFAULT 0 NOT NULL,
	"thumbs_count" integer DEFAULT 0 NOT NULL,
	"comment_top" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "certification_organizations" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"org_type" text NOT NULL,
	"certification_type" text DEFAULT '' NOT NULL,
	"service_scope" text DEFAULT '' NOT NULL,
	"features" text DEFAULT '' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "certification_organizations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "clues" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"clue_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"content" text NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "clues_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_enrol_districts" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"enroll_district_scope" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "school_enrol_districts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_domains" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"domain_type" text NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "school_domains_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_visits" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "school_visits_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"project_name" text DEFAULT '' NOT NULL,
	"university_name" text DEFAULT '' NOT NULL,
	"school_type" text DEFAULT '' NOT NULL,
	"school_type_name" text DEFAULT '' NOT NULL,
	"institution_property" text DEFAULT '' NOT NULL,
	"institution_grade" text DEFAULT '' NOT NULL,
	"training_mode" text DEFAULT '' NOT NULL,
	"service_attribute" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certificate_attribute" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"practical_training_login_url" text DEFAULT '' NOT NULL,
	"exam_login_url" text DEFAULT '' NOT NULL,
	"contact_mobile" text DEFAULT '' NOT NULL,
	"certification_organization_type_name" text DEFAULT '' NOT NULL,
	"training_institutions_name" text DEFAULT '' NOT NULL,
	"school_parent_type" text DEFAULT '' NOT NULL,
	"crowd" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"educational_institution" jsonb,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"browse_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "schools_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "service_contacts" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_contacts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "school_service_points" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"start_time" text DEFAULT '' NOT NULL,
	"end_time" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"province_name" text DEFAULT '' NOT NULL,
	"city_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"enroll_district_scope" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "school_service_points_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "university_information" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"type" integer NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "university_information_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"key" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_time" timestamp with time zone NOT NULL,
	CONSTRAINT "captchas_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"qr_code" text NOT NULL,
	CONSTRAINT "invitations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	"expires_time" timestamp with time zone NOT NULL,
	"revoked_time" timestamp with time zone,
	CONSTRAINT "sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"mobile" text NOT NULL,
	"template_code" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_time" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_time" timestamp with time zone,
	CONSTRAINT "sms_codes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_codes" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_time" timestamp with time zone NOT NULL,
	"used_time" timestamp with time zone,
	CONSTRAINT "sso_codes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"mobile" text NOT NULL,
	"password_hash" text,
	"real_name" text DEFAULT '' NOT NULL,
	"nick_name" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"student_id" text,
	"invited_by" text,
	"enterprise_name" text DEFAULT '' NOT NULL,
	"register_type" text DEFAULT '' NOT NULL,
	"created_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_periods" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"type" integer NOT NULL,
	"product_name" text DEFAULT '' NOT NULL,
	"training_start_time" timestamp with time zone,
	"training_end_time" timestamp with time zone,
	"sign_up_total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "class_periods_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_students" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"class_id" text NOT NULL,
	"service_status" integer NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "class_students_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "teaching_classes" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"period_id" text NOT NULL,
	"class_name" text DEFAULT '' NOT NULL,
	"teacher_name" text DEFAULT '' NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"training_start_time" timestamp with time zone,
	"training_end_time" timestamp with time zone,
	"teaching_plan_created_time" timestamp with time zone,
	"student_total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "teaching_classes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_hosts" (
	"pre_domain" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_time" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_project_products" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"project_id" text NOT NULL,
	"product_id" text NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "training_project_products_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "training_project_questions" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"seq" integer,
	CONSTRAINT "training_project_questions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "training_projects" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "training_projects_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_credential_keys" ADD CONSTRAINT "certificate_credential_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_picture_keys" ADD CONSTRAINT "certificate_picture_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_certificates" ADD CONSTRAINT "skill_certificates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_certificates" ADD CONSTRAINT "training_certificates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_attempts" ADD CONSTRAINT "homework_attempts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_attempts" ADD CONSTRAINT "homework_attempts_tenant_id_homework_id_homeworks_tenant_id_id_fk" FOREIGN KEY ("tenant_id","homework_id") REFERENCES "public"."homeworks"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_categories" ADD CONSTRAINT "album_categories_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_items" ADD CONSTRAINT "album_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_items" ADD CONSTRAINT "album_items_tenant_id_category_id_album_categories_tenant_id_id_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."album_categories"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_tabs" ADD CONSTRAINT "album_tabs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_item_products" ADD CONSTRAINT "wall_item_products_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_item_products" ADD CONSTRAINT "wall_item_products_tenant_id_item_id_wall_items_tenant_id_id_fk" FOREIGN KEY ("tenant_id","item_id") REFERENCES "public"."wall_items"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_item_products" ADD CONSTRAINT "wall_item_products_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_items" ADD CONSTRAINT "wall_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_tags" ADD CONSTRAINT "wall_tags_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "common_questions" ADD CONSTRAINT "common_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "common_questions" ADD CONSTRAINT "common_questions_tenant_id_major_id_hot_majors_tenant_id_id_fk" FOREIGN KEY ("tenant_id","major_id") REFERENCES "public"."hot_majors"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_major_products" ADD CONSTRAINT "hot_major_products_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_major_products" ADD CONSTRAINT "hot_major_products_tenant_id_major_id_hot_majors_tenant_id_id_fk" FOREIGN KEY ("tenant_id","major_id") REFERENCES "public"."hot_majors"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_major_products" ADD CONSTRAINT "hot_major_products_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_majors" ADD CONSTRAINT "hot_majors_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_categories" ADD CONSTRAINT "news_categories_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_products" ADD CONSTRAINT "news_products_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_products" ADD CONSTRAINT "news_products_tenant_id_news_id_news_tenant_id_id_fk" FOREIGN KEY ("tenant_id","news_id") REFERENCES "public"."news"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_products" ADD CONSTRAINT "news_products_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_tenant_id_category_id_product_categories_tenant_id_id_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."product_categories"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_outcome" ADD CONSTRAINT "module_outcome_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_tag_links" ADD CONSTRAINT "review_tag_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_tag_links" ADD CONSTRAINT "review_tag_links_tenant_id_review_id_reviews_tenant_id_id_fk" FOREIGN KEY ("tenant_id","review_id") REFERENCES "public"."reviews"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_tag_links" ADD CONSTRAINT "review_tag_links_tenant_id_tag_id_review_tags_tenant_id_id_fk" FOREIGN KEY ("tenant_id","tag_id") REFERENCES "public"."review_tags"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_tags" ADD CONSTRAINT "review_tags_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_organizations" ADD CONSTRAINT "certification_organizations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clues" ADD CONSTRAINT "clues_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_enrol_districts" ADD CONSTRAINT "school_enrol_districts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_domains" ADD CONSTRAINT "school_domains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_visits" ADD CONSTRAINT "school_visits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_contacts" ADD CONSTRAINT "service_contacts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_service_points" ADD CONSTRAINT "school_service_points_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_information" ADD CONSTRAINT "university_information_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captchas" ADD CONSTRAINT "captchas_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_codes" ADD CONSTRAINT "sso_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_periods" ADD CONSTRAINT "class_periods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_classes" ADD CONSTRAINT "teaching_classes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_classes" ADD CONSTRAINT "teaching_classes_tenant_id_period_id_class_periods_tenant_id_id_fk" FOREIGN KEY ("tenant_id","period_id") REFERENCES "public"."class_periods"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_hosts" ADD CONSTRAINT "tenant_hosts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_project_products" ADD CONSTRAINT "training_project_products_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_project_products" ADD CONSTRAINT "training_project_products_tenant_id_project_id_training_projects_tenant_id_id_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."training_projects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_project_products" ADD CONSTRAINT "training_project_products_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_project_questions" ADD CONSTRAINT "training_project_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_project_questions" ADD CONSTRAINT "training_project_questions_tenant_id_project_id_training_projects_tenant_id_id_fk" FOREIGN KEY ("tenant_id","project_id") REFERENCES "public"."training_projects"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_projects" ADD CONSTRAINT "training_projects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "skill_certificates_code" ON "skill_certificates" USING btree ("tenant_id","certificate_code");--> statement-breakpoint
CREATE UNIQUE INDEX "training_certificates_number" ON "training_certificates" USING btree ("tenant_id","certificate_num");--> statement-breakpoint
CREATE UNIQUE INDEX "homework_attempts_open" ON "homework_attempts" USING btree ("tenant_id","homework_id","user_id") WHERE status = 0;--> statement-breakpoint
CREATE INDEX "homework_attempts_user" ON "homework_attempts" USING btree ("tenant_id","homework_id","user_id","created_time");--> statement-breakpoint
CREATE UNIQUE INDEX "homeworks_classroom" ON "homeworks" USING btree ("tenant_id","class_id","classroom_id");--> statement-breakpoint
CREATE INDEX "album_categories_tab" ON "album_categories" USING btree ("tenant_id","tab_key","seq");--> statement-breakpoint
CREATE INDEX "album_items_category" ON "album_items" USING btree ("tenant_id","category_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "album_tabs_key" ON "album_tabs" USING btree ("tenant_id","key");--> statement-breakpoint
CREATE INDEX "coupons_created" ON "coupons" USING btree ("tenant_id","state","created_time");--> statement-breakpoint
CREATE INDEX "wall_item_products_item" ON "wall_item_products" USING btree ("tenant_id","item_id","seq");--> statement-breakpoint
CREATE INDEX "wall_items_wall" ON "wall_items" USING btree ("tenant_id","biz_type","tag_id","seq");--> statement-breakpoint
CREATE INDEX "common_questions_major" ON "common_questions" USING btree ("tenant_id","major_id","seq");--> statement-breakpoint
CREATE INDEX "hot_major_products_major" ON "hot_major_products" USING btree ("tenant_id","major_id","seq");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("tenant_id","status","publish_time");--> statement-breakpoint
CREATE INDEX "news_products_news" ON "news_products" USING btree ("tenant_id","news_id","seq");--> statement-breakpoint
CREATE INDEX "notices_published" ON "notices" USING btree ("tenant_id","status","publish_time");--> statement-breakpoint
CREATE INDEX "outbox_messages_time" ON "outbox_messages" USING btree ("tenant_id","created_time");--> statement-breakpoint
CREATE INDEX "product_relations_category" ON "product_relations" USING btree ("tenant_id","category_id","seq");--> statement-breakpoint
CREATE INDEX "module_outcome_reported" ON "module_outcome" USING btree ("tenant_id","reported_at");--> statement-breakpoint
CREATE INDEX "registry_change_time" ON "registry_change" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "likes_once" ON "likes" USING btree ("tenant_id","biz_type","biz_id","liker");--> statement-breakpoint
CREATE UNIQUE INDEX "review_tag_links_pair" ON "review_tag_links" USING btree ("tenant_id","tag_id","review_id");--> statement-breakpoint
CREATE INDEX "reviews_order" ON "reviews" USING btree ("tenant_id","comment_object_type","comment_top","created_time");--> statement-breakpoint
CREATE INDEX "clues_created" ON "clues" USING btree ("tenant_id","created_time");--> statement-breakpoint
CREATE UNIQUE INDEX "school_domains_type" ON "school_domains" USING btree ("tenant_id","domain_type");--> statement-breakpoint
CREATE INDEX "school_visits_day" ON "school_visits" USING btree ("tenant_id","day");--> statement-breakpoint
CREATE INDEX "attempts_key" ON "attempts" USING btree ("tenant_id","key","time");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code" ON "invitations" USING btree ("qr_code");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_codes_mobile" ON "sms_codes" USING btree ("tenant_id","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "users_mobile" ON "users" USING btree ("tenant_id","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "users_student" ON "users" USING btree ("tenant_id","student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_students_once" ON "class_students" USING btree ("tenant_id","user_id","class_id");--> statement-breakpoint
CREATE INDEX "class_students_class" ON "class_students" USING btree ("tenant_id","class_id");--> statement-breakpoint
CREATE INDEX "training_project_products_project" ON "training_project_products" USING btree ("tenant_id","project_id","seq");--> statement-breakpoint
CREATE INDEX "training_project_questions_project" ON "training_project_questions" USING btree ("tenant_id","project_id");