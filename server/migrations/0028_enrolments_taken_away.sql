-- Whose enrolment is taken away stands in the class's list no more.
CREATE OR REPLACE FUNCTION "campus_place_changed"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (new.service_status < 1 or new.class_id <> old.class_id)) then
    delete from member_progress where tenant_id = old.tenant_id and member_id = old.id;
    delete from class_members where tenant_id = old.tenant_id and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    perform campus_list_members(new);
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "member_gone" AFTER DELETE ON "class_students" FOR EACH ROW EXECUTE FUNCTION "campus_place_changed"();
