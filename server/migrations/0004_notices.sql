-- Tells every process what was changed, whoever changed it. The channel and its messages are those of src/database/notices.ts.
CREATE FUNCTION "campus_notice"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  -- Every opening of a site counts in its school's row; no page shows a number that must be the newest.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'browse_count' = to_jsonb(old) - 'browse_count' then
    return null;
  end if;
  perform pg_notify('campus', tg_argv[0] || ':' || coalesce(changed ->> tg_argv[1], ''));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "module_assignment" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('registry', 'scope');
--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "module_origin" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('registry', 'scope');
--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "tenants" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('school', 'id');
--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "tenant_hosts" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('host', 'pre_domain');
--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "schools" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('school', 'tenant_id');
--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "school_enrol_districts" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('school', 'tenant_id');
--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "school_service_points" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('school', 'tenant_id');
--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "certification_organizations" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('school', 'tenant_id');
--> statement-breakpoint
CREATE TRIGGER "notice" AFTER INSERT OR UPDATE OR DELETE ON "school_domains" FOR EACH ROW EXECUTE FUNCTION "campus_notice"('school', 'tenant_id');
