-- What operators did stays as it was written.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete or truncate on audit_entries for each statement execute function refuse_audit_change();
