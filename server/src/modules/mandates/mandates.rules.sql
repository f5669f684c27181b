-- What was done in a talent's name stays as it was written: the talent, and nobody else, can rely on it.
create or replace function refuse_delegated_action_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger delegated_actions_append_only before update or delete or truncate on delegated_actions for each statement execute function refuse_delegated_action_change();
