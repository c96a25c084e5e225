CREATE TABLE "classroom_comments" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"student_id" text NOT NULL,
	"author_name" text NOT NULL,
	"author_avatar" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"parent_id" text DEFAULT '' NOT NULL,
	"parent_author_name" text DEFAULT '' NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "classroom_comments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "private_notes" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"class_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"author_name" text NOT NULL,
	"author_avatar" text DEFAULT '' NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "private_notes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_drafts" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"class_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"title" text NOT NULL,
	"saved_time" timestamp with time zone NOT NULL,
	CONSTRAINT "question_drafts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_replies" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"question_id" text NOT NULL,
	"teacher_name" text NOT NULL,
	"teacher_avatar" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "question_replies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shared_notes" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"classroom_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"author_name" text NOT NULL,
	"author_avatar" text DEFAULT '' NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	"student_id" text DEFAULT '' NOT NULL,
	"is_teachers" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shared_notes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "classroom_comments" ADD CONSTRAINT "classroom_comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_comments" ADD CONSTRAINT "classroom_comments_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classroom_comments" ADD CONSTRAINT "classroom_comments_tenant_id_classroom_id_classrooms_tenant_id_id_fk" FOREIGN KEY ("tenant_id","classroom_id") REFERENCES "public"."classrooms"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_notes" ADD CONSTRAINT "private_notes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_notes" ADD CONSTRAINT "private_notes_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_notes" ADD CONSTRAINT "private_notes_tenant_id_classroom_id_classrooms_tenant_id_id_fk" FOREIGN KEY ("tenant_id","classroom_id") REFERENCES "public"."classrooms"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_tenant_id_classroom_id_classrooms_tenant_id_id_fk" FOREIGN KEY ("tenant_id","classroom_id") REFERENCES "public"."classrooms"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_replies" ADD CONSTRAINT "question_replies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_replies" ADD CONSTRAINT "question_replies_tenant_id_question_id_classroom_questions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","question_id") REFERENCES "public"."classroom_questions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_notes" ADD CONSTRAINT "shared_notes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_notes" ADD CONSTRAINT "shared_notes_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_notes" ADD CONSTRAINT "shared_notes_tenant_id_classroom_id_classrooms_tenant_id_id_fk" FOREIGN KEY ("tenant_id","classroom_id") REFERENCES "public"."classrooms"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classroom_comments_classroom" ON "classroom_comments" USING btree ("tenant_id","class_id","classroom_id","created_time");--> statement-breakpoint
CREATE INDEX "private_notes_classroom" ON "private_notes" USING btree ("tenant_id","user_id","class_id","classroom_id","created_time");--> statement-breakpoint
CREATE UNIQUE INDEX "question_drafts_once" ON "question_drafts" USING btree ("tenant_id","user_id","class_id","classroom_id");--> statement-breakpoint
CREATE INDEX "question_replies_question" ON "question_replies" USING btree ("tenant_id","question_id","created_time");--> statement-breakpoint
CREATE INDEX "shared_notes_classroom" ON "shared_notes" USING btree ("tenant_id","class_id","classroom_id","created_time");