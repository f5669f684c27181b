-- The brands and captions of a portfolio are words by which the talent is found: saving the brands writes the search entry again.
create or replace function save_past_brands() returns trigger language plpgsql as $$
declare
  owner uuid := coalesce(new.talent_id, old.talent_id);
begin
  update talents set past_brands = array(
      select distinct brand from portfolio_works where talent_id = owner and brand <> '' order by brand)
    where id = owner;
  return null;
end $$;
--> statement-breakpoint
create trigger past_brands after insert or delete or update of brand, caption on portfolio_works
  for each row execute function save_past_brands();
--> statement-breakpoint
-- The caption of a work is no longer a word of its talent once a decision about a report has removed the file.
create or replace function hide_work_in_search_entries() returns trigger language plpgsql as $$
begin
  update talents set subtype_ids = subtype_ids
    where is_listed and id in (select talent_id from portfolio_works where file_id = new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger work_in_search_entries after update of removed_at on files
  for each row when (new.removed_at is distinct from old.removed_at) execute function hide_work_in_search_entries();
--> statement-breakpoint
-- A talent is found by the words of the packages, and the cheapest one in a currency may be the price. The entry is written again, once
-- for each statement, because all packages are saved together.
create or replace function save_packages_in_search_entries() returns trigger language plpgsql as $$
begin
  update talents set subtype_ids = subtype_ids where is_listed and id in (select talent_id from changed);
  return null;
end $$;
--> statement-breakpoint
create trigger search_packages_added after insert on talent_packages referencing new table as changed
  for each statement execute function save_packages_in_search_entries();
--> statement-breakpoint
create trigger search_packages_removed after delete on talent_packages referencing old table as changed
  for each statement execute function save_packages_in_search_entries();
--> statement-breakpoint
create trigger search_packages_changed after update on talent_packages referencing new table as changed
  for each statement execute function save_packages_in_search_entries();
