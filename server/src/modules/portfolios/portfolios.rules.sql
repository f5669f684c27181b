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
--> statement-breakpoint
-- The cheapest package in a currency may be the price by which search finds the talent. Once for each statement, because all packages
-- are saved together.
create or replace function save_prices_in_search_entries() returns trigger language plpgsql as $$
begin
  update talent_search_entries entry set price = found.gbp, price_eur = found.eur, price_usd = found.usd
    from talents, prices_of_talent(talents.id, talents.min_fee, talents.fee_currency) found
    where talents.id in (select talent_id from changed) and entry.talent_id = talents.id
      and (entry.price, entry.price_eur, entry.price_usd) is distinct from (found.gbp, found.eur, found.usd);
  return null;
end $$;
--> statement-breakpoint
create trigger search_prices_added after insert on talent_packages referencing new table as changed
  for each statement execute function save_prices_in_search_entries();
--> statement-breakpoint
create trigger search_prices_removed after delete on talent_packages referencing old table as changed
  for each statement execute function save_prices_in_search_entries();
--> statement-breakpoint
create trigger search_prices_changed after update on talent_packages referencing new table as changed
  for each statement execute function save_prices_in_search_entries();
