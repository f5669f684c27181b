-- What happened stays as it was written: no row of these tables is ever changed or removed.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger events_append_only before update or delete or truncate on events for each statement execute function refuse_change();
--> statement-breakpoint
create trigger transitions_append_only before update or delete or truncate on transitions for each statement execute function refuse_change();
--> statement-breakpoint
create trigger seals_append_only before update or delete or truncate on seals for each statement execute function refuse_change();
--> statement-breakpoint
create trigger seal_batches_append_only before update or delete or truncate on seal_batches for each statement execute function refuse_change();
