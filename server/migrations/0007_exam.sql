CREATE TABLE "attempt_entries" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"type" text NOT NULL,
	"value" jsonb NOT NULL,
	"epoch" integer NOT NULL,
	"seq" integer NOT NULL,
	"saved_time" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "duty_records" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"activity_id" text NOT NULL,
	"activity_content_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"created_time" timestamp with time zone NOT NULL,
	CONSTRAINT "duty_records_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "extra_times" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"work_id" text NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "extra_times_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "attempt_scores" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"user_id" text DEFAULT current_setting('campus.user_id', true) NOT NULL,
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"points" double precision,
	"is_right" boolean,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "attempt_scores_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "question_keys" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"options" jsonb NOT NULL,
	"blanks" jsonb NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	CONSTRAINT "question_keys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "paper_questions" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"paper_id" text NOT NULL,
	"parent_id" text,
	"position" integer NOT NULL,
	"type" integer NOT NULL,
	"stem" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"points" double precision,
	"options" jsonb NOT NULL,
	"blanks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "paper_questions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"partial_credit" boolean DEFAULT false NOT NULL,
	CONSTRAINT "papers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "homework_attempts" RENAME TO "attempts";--> statement-breakpoint
ALTER TABLE "homeworks" RENAME TO "works";--> statement-breakpoint
ALTER TABLE "attempts" RENAME COLUMN "homework_id" TO "work_id";--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "homework_attempts_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "homework_attempts_tenant_id_homework_id_homeworks_tenant_id_id_fk";
--> statement-breakpoint
ALTER TABLE "works" DROP CONSTRAINT "homeworks_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "works" DROP CONSTRAINT "homeworks_tenant_id_class_id_teaching_classes_tenant_id_id_fk";
--> statement-breakpoint
DROP INDEX "homework_attempts_open";--> statement-breakpoint
DROP INDEX "homework_attempts_user";--> statement-breakpoint
DROP INDEX "homeworks_classroom";--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "homework_attempts_tenant_id_id_pk";--> statement-breakpoint
ALTER TABLE "works" DROP CONSTRAINT "homeworks_tenant_id_id_pk";--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id");--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_tenant_id_id_pk" PRIMARY KEY("tenant_id","id");--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "deadline_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "held_by_calls" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "session_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "received" "int4multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "current_question_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "current_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "last_saved_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "finished_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "ended_by_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "answered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "questions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "digest_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "score" double precision;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "marked_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "xskt_token_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "type" text DEFAULT 'homework' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "source_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "paper_id" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "activity_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "activity_content_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_entries" ADD CONSTRAINT "attempt_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_entries" ADD CONSTRAINT "attempt_entries_tenant_id_attempt_id_attempts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."attempts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_records" ADD CONSTRAINT "duty_records_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_records" ADD CONSTRAINT "duty_records_tenant_id_attempt_id_attempts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."attempts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_times" ADD CONSTRAINT "extra_times_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_times" ADD CONSTRAINT "extra_times_tenant_id_work_id_works_tenant_id_id_fk" FOREIGN KEY ("tenant_id","work_id") REFERENCES "public"."works"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_scores" ADD CONSTRAINT "attempt_scores_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_scores" ADD CONSTRAINT "attempt_scores_tenant_id_attempt_id_attempts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","attempt_id") REFERENCES "public"."attempts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_keys" ADD CONSTRAINT "question_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_keys" ADD CONSTRAINT "question_keys_tenant_id_id_paper_questions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","id") REFERENCES "public"."paper_questions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_tenant_id_paper_id_papers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","paper_id") REFERENCES "public"."papers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_entries_newest" ON "attempt_entries" USING btree ("tenant_id","attempt_id","type","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "duty_records_once" ON "duty_records" USING btree ("tenant_id","user_id","activity_id","activity_content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "extra_times_once" ON "extra_times" USING btree ("tenant_id","user_id","work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_scores_once" ON "attempt_scores" USING btree ("tenant_id","attempt_id","question_id");--> statement-breakpoint
CREATE INDEX "paper_questions_paper" ON "paper_questions" USING btree ("tenant_id","paper_id");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_tenant_id_work_id_works_tenant_id_id_fk" FOREIGN KEY ("tenant_id","work_id") REFERENCES "public"."works"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_tenant_id_class_id_teaching_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."teaching_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_tenant_id_paper_id_papers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","paper_id") REFERENCES "public"."papers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_open" ON "attempts" USING btree ("tenant_id","work_id","user_id") WHERE status = 0;--> statement-breakpoint
CREATE INDEX "attempts_user" ON "attempts" USING btree ("tenant_id","work_id","user_id","created_time");--> statement-breakpoint
CREATE UNIQUE INDEX "works_classroom" ON "works" USING btree ("tenant_id","class_id","classroom_id","type");--> statement-breakpoint
-- What was handed in before attempts kept their answers has a receipt for none.
UPDATE "attempts" SET "finished_time" = "created_time", "digest_hash" = encode(sha256(''), 'hex') WHERE "status" > 0;
