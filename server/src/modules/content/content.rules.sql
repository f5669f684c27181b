-- A published version stays as visitors read it.
create or replace function refuse_content_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger content_versions_append_only before update or delete or truncate on content_versions for each statement execute function refuse_content_change();
--> statement-breakpoint
-- A version that users have confirmed stays as they read it.
create trigger legal_versions_append_only before update or delete or truncate on legal_versions for each statement execute function refuse_content_change();
