-- What was done in a talent's name stays as it was written: the talent, and nobody else, can rely on it.
create or replace function refuse_deed_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger deeds_append_only before update or delete or truncate on deeds for each statement execute function refuse_deed_change();
