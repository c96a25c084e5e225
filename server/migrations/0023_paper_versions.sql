CREATE TABLE "paper_versions" (
	"tenant_id" text DEFAULT current_setting('campus.tenant_id', true) NOT NULL,
	"id" text NOT NULL,
	"questions" jsonb NOT NULL,
	"keys" jsonb NOT NULL,
	"partial_credit" boolean NOT NULL,
	CONSTRAINT "paper_versions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "paper_version_id" text;--> statement-breakpoint
ALTER TABLE "paper_versions" ADD CONSTRAINT "paper_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Attempts that were finished before keep their papers as they are now; what they were before nobody knows.
INSERT INTO "paper_versions" ("tenant_id", "id", "questions", "keys", "partial_credit")
SELECT p.tenant_id, 'upgraded-' || p.id,
  (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'tenantId', q.tenant_id, 'id', q.id, 'paperId', q.paper_id, 'parentId', q.parent_id, 'position', q.position,
      'type', q.type, 'stem', q.stem, 'content', q.content, 'points', q.points, 'options', q.options, 'blanks', q.blanks
    ) ORDER BY q.type, q.position, q.id), '[]')
    FROM paper_questions q WHERE q.tenant_id = p.tenant_id AND q.paper_id = p.id
  ),
  (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'tenantId', k.tenant_id, 'id', k.id, 'options', k.options, 'blanks', k.blanks, 'model', k.model,
      'explanation', k.explanation
    ) ORDER BY k.id), '[]')
    FROM question_keys k JOIN paper_questions q ON q.tenant_id = k.tenant_id AND q.id = k.id
    WHERE q.tenant_id = p.tenant_id AND q.paper_id = p.id
  ),
  p.partial_credit
FROM papers p
WHERE EXISTS (
  SELECT FROM works w JOIN attempts a ON a.tenant_id = w.tenant_id AND a.work_id = w.id
  WHERE w.tenant_id = p.tenant_id AND w.paper_id = p.id AND a.status <> 0
);
--> statement-breakpoint
UPDATE "attempts" a SET "paper_version_id" = 'upgraded-' || w.paper_id
FROM works w
WHERE w.tenant_id = a.tenant_id AND w.id = a.work_id AND w.paper_id IS NOT NULL AND a.status <> 0;
