DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "rate_limit_hits_key";--> statement-breakpoint
CREATE INDEX "news_category" ON "news" USING btree ("tenant_id","category_id","status","publish_time");--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("tenant_id","comment_object_type","published","created_time","id");--> statement-breakpoint
CREATE INDEX "member_progress_class" ON "member_progress" USING btree ("tenant_id","class_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "rate_limit_hits_counted" ON "rate_limit_hits" USING btree ("key","time");--> statement-breakpoint
CREATE INDEX "users_everywhere" ON "users" USING btree ("mobile");