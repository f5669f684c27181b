-- The brands of a portfolio are words by which the talent is found.
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
create trigger past_brands after insert or delete or update of brand on portfolio_works
  for each row execute function save_past_brands();
