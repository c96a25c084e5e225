DROP INDEX "classrooms_position";--> statement-breakpoint
CREATE INDEX "classrooms_position" ON "classrooms" USING btree ("tenant_id","course_id","position");