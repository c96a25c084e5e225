DROP INDEX "skill_certificates_typed";--> statement-breakpoint
DROP INDEX "training_certificates_typed";--> statement-breakpoint
ALTER TABLE "attempt_scores" ADD COLUMN "by_marker" boolean;--> statement-breakpoint
ALTER TABLE "question_keys" ADD COLUMN "case_counts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "skill_certificates_typed" ON "skill_certificates" USING btree ("tenant_id",translate(upper(replace(normalize("certificate_code", NFKC), ' ', '')), '‐‑‒–—―⁃−﹘﹣－', repeat('-', 11)));--> statement-breakpoint
CREATE INDEX "training_certificates_typed" ON "training_certificates" USING btree ("tenant_id",translate(upper(replace(normalize("certificate_num", NFKC), ' ', '')), '‐‑‒–—―⁃−﹘﹣－', repeat('-', 11)));