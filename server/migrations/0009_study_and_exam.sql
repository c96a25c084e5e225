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
CREATE TABLE "activity_contents" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"activity_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"position" integer NOT NULL,
	"must_learn" integer DEFAULT 1 NOT NULL,
	"duty_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "activity_contents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "activity_dynamics" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"activity_id" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"real_name" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "activity_dynamics_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_activities" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"course_id" text NOT NULL,
	"name" text NOT NULL,
	"online_type" integer NOT NULL,
	"is_required" integer DEFAULT 1 NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"biz_type" text DEFAULT '' NOT NULL,
	"has_sign_in" boolean DEFAULT false NOT NULL,
	"has_sign_out" boolean DEFAULT false NOT NULL,
	"signs_in_by_itself" boolean DEFAULT false NOT NULL,
	CONSTRAINT "class_activities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_courses" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"course_id" text NOT NULL,
	"position" integer NOT NULL,
	"learn_start_time" timestamp with time zone,
	"learn_end_time" timestamp with time zone,
	"required_study_ms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "class_courses_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "classrooms" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"course_id" text NOT NULL,
	"position" integer NOT NULL,
	"chapter_name" text NOT NULL,
	"section_name" text NOT NULL,
	"name" text NOT NULL,
	"type" integer NOT NULL,
	"must_learn" integer DEFAULT 1 NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"audio_url" text DEFAULT '' NOT NULL,
	"qualities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"thumbnails_url" text DEFAULT '' NOT NULL,
	"article" text DEFAULT '' NOT NULL,
	"materials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source_type" text DEFAULT '' NOT NULL,
	"live_status" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp with time zone,
	"end_time" timestamp with time zone,
	"place" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"teachers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "classrooms_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_introductions" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"course_id" text NOT NULL,
	"type" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	CONSTRAINT "course_introductions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_teachers" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"course_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"role_code" text DEFAULT '' NOT NULL,
	CONSTRAINT "course_teachers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"nature" integer DEFAULT 1 NOT NULL,
	"learning_platform" integer DEFAULT 0 NOT NULL,
	"third_platform_type" integer DEFAULT 0 NOT NULL,
	"learning_url" text DEFAULT '' NOT NULL,
	"class_code" text DEFAULT '' NOT NULL,
	CONSTRAINT "courses_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "classroom_questions" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"course_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"student_id" text NOT NULL,
	"student_name" text NOT NULL,
	"student_avatar" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "classroom_questions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "attendances" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"activity_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"sign_in_time" timestamp with time zone,
	"sign_out_time" timestamp with time zone,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "attendances_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	CONSTRAINT "class_members_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_records" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"class_id" text NOT NULL,
	"course_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"position_ms" integer DEFAULT 0 NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"watched" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"studied_ms" integer DEFAULT 0 NOT NULL,
	"first_time" timestamp with time zone NOT NULL,
	"last_time" timestamp with time zone NOT NULL,
	"position_time" timestamp with time zone,
	CONSTRAINT "learning_records_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_progress" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"class_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	CONSTRAINT "member_progress_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
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
ALTER TABLE "attempts" ADD COLUMN "tab_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_students" ADD COLUMN "visit_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "class_students" ADD COLUMN "evaluate_status" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "teaching_classes" ADD COLUMN "status_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teaching_classes" ADD COLUMN "learning_goal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teaching_classes" ADD COLUMN "head_teacher_nickname" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_tenant_id_top_id_comments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","top_id") REFERENCES "public"."comments"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receipts" ADD CONSTRAINT "coupon_receipts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_receipts" ADD CONSTRAINT "coupon_receipts_tenant_id_coupon_id_coupons_tenant_id_id_fk" FOREIGN KEY ("tenant_id","coupon_id") REFERENCES "public"."coupons"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_contents" ADD CONSTRAINT "activity_contents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_contents" ADD CONSTRAINT "activity_contents_tenant_id_activity_id_class_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."class_activities"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_contents" ADD CONSTRAINT "activity_contents_tenant_id_classroom_id_classrooms_tenant_id_id_fk" FOREIGN KEY ("tenant_id","classroom_id") REFERENCES "public"."classrooms"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_dynamics" ADD CONSTRAINT "activity_dynamics_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_dynamics" ADD CONSTRAINT "activity_dynamics_tenant_id_activity_id_class_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."class_activities"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_activities" ADD CONSTRAINT "class_activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_activities" ADD CONSTRAINT "class_activities_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_activities" ADD CONSTRAINT "class_activities_tenant_id_course_id_courses_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_courses" ADD CONSTRAINT "class_courses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_courses" ADD CONSTRAINT "class_courses_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_courses" ADD CONSTRAINT "class_courses_tenant_id_course_id_courses_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classrooms" ADD CONSTRAINT "classrooms_tenant_id_course_id_courses_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_introductions" ADD CONSTRAINT "course_introductions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_introductions" ADD CONSTRAINT "course_introductions_tenant_id_course_id_courses_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_tenant_id_course_id_courses_tenant_id_id_fk" FOREIGN KEY ("tenant_id","course_id") REFERENCES "public"."courses"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_questions" ADD CONSTRAINT "classroom_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_questions" ADD CONSTRAINT "classroom_questions_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_tenant_id_activity_id_class_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."class_activities"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_records" ADD CONSTRAINT "learning_records_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_records" ADD CONSTRAINT "learning_records_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_records" ADD CONSTRAINT "learning_records_tenant_id_classroom_id_classrooms_tenant_id_id_fk" FOREIGN KEY ("tenant_id","classroom_id") REFERENCES "public"."classrooms"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_progress" ADD CONSTRAINT "member_progress_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_progress" ADD CONSTRAINT "member_progress_tenant_id_member_id_class_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."class_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_leases" ADD CONSTRAINT "release_leases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_object" ON "comments" USING btree ("tenant_id","object_type","object_id","created_time","id") WHERE top_id is null;--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("tenant_id","top_id","created_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_receipts_once" ON "coupon_receipts" USING btree ("tenant_id","user_id","coupon_id");--> statement-breakpoint
CREATE INDEX "activity_contents_activity" ON "activity_contents" USING btree ("tenant_id","activity_id");--> statement-breakpoint
CREATE INDEX "activity_contents_classroom" ON "activity_contents" USING btree ("tenant_id","classroom_id");--> statement-breakpoint
CREATE INDEX "activity_dynamics_activity" ON "activity_dynamics" USING btree ("tenant_id","activity_id","time");--> statement-breakpoint
CREATE INDEX "class_activities_time" ON "class_activities" USING btree ("tenant_id","class_id","start_time");--> statement-breakpoint
CREATE UNIQUE INDEX "class_courses_once" ON "class_courses" USING btree ("tenant_id","class_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "classrooms_position" ON "classrooms" USING btree ("tenant_id","course_id","position");--> statement-breakpoint
CREATE INDEX "course_introductions_course" ON "course_introductions" USING btree ("tenant_id","course_id");--> statement-breakpoint
CREATE INDEX "course_teachers_course" ON "course_teachers" USING btree ("tenant_id","course_id");--> statement-breakpoint
CREATE INDEX "classroom_questions_classroom" ON "classroom_questions" USING btree ("tenant_id","class_id","classroom_id","created_time");--> statement-breakpoint
CREATE UNIQUE INDEX "attendances_once" ON "attendances" USING btree ("tenant_id","user_id","activity_id","classroom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_members_class" ON "class_members" USING btree ("tenant_id","class_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_records_once" ON "learning_records" USING btree ("tenant_id","user_id","class_id","classroom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_progress_once" ON "member_progress" USING btree ("tenant_id","member_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "release_leases_work" ON "release_leases" USING btree ("id");