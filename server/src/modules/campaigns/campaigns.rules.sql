-- How fees are distributed: without it, PostgreSQL expects a third of all campaigns above any minimum fee.
create statistics if not exists campaigns_fee on (greatest(fee_min, fee_max)) from campaigns;
--> statement-breakpoint
-- The search entries of campaigns follow the campaigns and the names of their brands. A campaign has an entry while it is
-- open to all.
create or replace function campaign_document(title text, company text, product text, summary text) returns tsvector
language sql stable as $$
  select setweight(to_tsvector('english', fold_text(concat_ws(' ', title, company))), 'A')
    || setweight(to_tsvector('english', fold_text(product)), 'B')
    || setweight(to_tsvector('english', fold_text(regexp_replace(summary, '<[^>]*>', ' ', 'g'))), 'D')
$$;
--> statement-breakpoint
create or replace function campaign_words(title text, company text, product text) returns text language sql stable as
  'select fold_text(concat_ws('' '', title, company, product))';
--> statement-breakpoint
create index campaign_search_words on campaign_search_entries using gin (words gin_trgm_ops);
--> statement-breakpoint
create or replace function save_campaign_search_entry() returns trigger language plpgsql as $$
begin
  if new.status <> 'live' or new.visibility <> 'public' or new.removed_at is not null then
    delete from campaign_search_entries where campaign_id = new.id;
    return null;
  end if;
  insert into campaign_search_entries (campaign_id, document, words)
  select new.id, campaign_document(new.title, company_name, new.product_name, new.summary),
      campaign_words(new.title, company_name, new.product_name)
    from brands where id = new.brand_id
  on conflict (campaign_id) do update set document = excluded.document, words = excluded.words;
  return null;
end $$;
--> statement-breakpoint
create trigger campaign_search_entry after insert or update of status, visibility, removed_at, title, product_name, summary
  on campaigns for each row execute function save_campaign_search_entry();
--> statement-breakpoint
create or replace function rename_brand_in_search_entries() returns trigger language plpgsql as $$
begin
  update campaign_search_entries
    set document = campaign_document(title, new.company_name, product_name, summary),
      words = campaign_words(title, new.company_name, product_name)
    from campaigns where campaigns.id = campaign_id and brand_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger campaign_search_entries after update of company_name on brands
  for each row when (new.company_name <> old.company_name) execute function rename_brand_in_search_entries();

--> statement-breakpoint
-- Since when a campaign is open to all, and when it was before. Saved searches notify by it.
create or replace function save_campaign_opening() returns trigger language plpgsql as $$
declare
  is_open boolean := new.status = 'live' and new.visibility = 'public' and new.removed_at is null;
begin
  if tg_op = 'INSERT' then
    new.open_since := case when is_open then coalesce(new.open_since, now()) end;
    return new;
  end if;
  new.open_before := old.open_before;
  new.open_since := case when is_open then coalesce(old.open_since, now()) end;
  if old.open_since < now() and not is_open then
    new.open_before := old.open_before + tstzmultirange(tstzrange(old.open_since, now()));
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger campaign_opening before insert or update of status, visibility, removed_at on campaigns
  for each row execute function save_campaign_opening();
