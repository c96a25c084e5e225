ALTER TABLE "certificate_verification_codes" ADD COLUMN "issue" text;--> statement-breakpoint
-- What was certified when a code was made is not known: it is taken to be what its certificate certifies now.
UPDATE "certificate_verification_codes" AS c SET "issue" = encode(sha256(convert_to(concat_ws(E'\n', upper(replace(normalize(s."certificate_code", NFKC), ' ', '')), upper(replace(normalize(s."name", NFKC), ' ', '')), coalesce(s."send_date"::text, '')), 'UTF8')), 'hex') FROM "skill_certificates" AS s WHERE c."kind" = 'skill' AND s."tenant_id" = c."tenant_id" AND s."id" = c."certificate_id";--> statement-breakpoint
UPDATE "certificate_verification_codes" AS c SET "issue" = encode(sha256(convert_to(concat_ws(E'\n', upper(replace(normalize(t."certificate_num", NFKC), ' ', '')), upper(replace(normalize(t."student_name", NFKC), ' ', '')), coalesce(t."end_time"::text, '')), 'UTF8')), 'hex') FROM "training_certificates" AS t WHERE c."kind" = 'training' AND t."tenant_id" = c."tenant_id" AND t."id" = c."certificate_id";--> statement-breakpoint
-- Codes of certificates that are gone.
UPDATE "certificate_verification_codes" SET "issue" = '' WHERE "issue" IS NULL;--> statement-breakpoint
ALTER TABLE "certificate_verification_codes" ALTER COLUMN "issue" SET NOT NULL;--> statement-breakpoint
DROP INDEX "certificate_verification_codes_certificate";--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_verification_codes_issue" ON "certificate_verification_codes" USING btree ("tenant_id","kind","certificate_id","issue");
