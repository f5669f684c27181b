-- How fees are distributed: without it, PostgreSQL expects a third of all campaigns above any minimum fee.
create statistics if not exists campaigns_fee on (greatest(fee_min, fee_max)) from campaigns;
--> statement-breakpoint
-- The words of the deliverables: the network and the format of each, as cards name them.
create or replace function words_of_deliverables(deliverables jsonb) returns text language plpgsql stable as $$
begin
  return (select string_agg(distinct concat_ws(' ', case spec ->> 'platform' when 'file' then 'content' else spec ->> 'platform' end,
      words_of_format(spec ->> 'format')), ' ')
    from jsonb_array_elements(deliverables) spec);
end $$;
--> statement-breakpoint
create or replace function campaign_document(title text, company text, product text, labels text, summary text) returns tsvector
language sql stable as $$
  select setweight(to_tsvector('english', fold_text(concat_ws(' ', title, company))), 'A')
    || setweight(to_tsvector('english', fold_text(product)), 'B')
    || setweight(to_tsvector('english', fold_text(labels)), 'C')
    || setweight(to_tsvector('english', fold_text(regexp_replace(summary, '<[^>]*>', ' ', 'g'))), 'D')
$$;
--> statement-breakpoint
create index campaign_search_words on campaign_search_entries using gin (words gin_trgm_ops);
--> statement-breakpoint
-- The search entries of campaigns follow the campaigns, the names of their brands, and the names and other words of the industries. A campaign has an
-- entry while it is open to all.
create or replace function write_campaign_search_entry(campaign campaigns) returns void language plpgsql as $$
begin
  insert into campaign_search_entries (campaign_id, document, words)
  select campaign.id,
      campaign_document(campaign.title, company_name, campaign.product_name, labels, campaign.summary),
      fold_text(concat_ws(' ', campaign.title, company_name, campaign.product_name, labels))
    from brands left join industries on industries.id = brands.industry_id
      cross join lateral concat_ws(' ', industries.name, industries.search_words, words_of_deliverables(campaign.deliverables)) labels
    where brands.id = campaign.brand_id
  on conflict (campaign_id) do update set document = excluded.document, words = excluded.words;
end $$;
--> statement-breakpoint
create or replace function save_campaign_search_entry() returns trigger language plpgsql as $$
begin
  if new.status <> 'live' or new.visibility <> 'public' or new.removed_at is not null then
    delete from campaign_search_entries where campaign_id = new.id;
  else
    perform write_campaign_search_entry(new);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger campaign_search_entry after insert or update of status, visibility, removed_at, title, product_name, summary, deliverables
  on campaigns for each row execute function save_campaign_search_entry();
--> statement-breakpoint
create or replace function rename_brand_in_search_entries() returns trigger language plpgsql as $$
begin
  perform write_campaign_search_entry(campaigns) from campaigns join campaign_search_entries on campaign_id = campaigns.id
    where brand_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger campaign_search_entries after update of company_name, industry_id on brands for each row
  when (new.company_name <> old.company_name or new.industry_id is distinct from old.industry_id)
  execute function rename_brand_in_search_entries();
--> statement-breakpoint
create or replace function rename_industry_in_search_entries() returns trigger language plpgsql as $$
begin
  perform write_campaign_search_entry(campaigns) from campaigns join campaign_search_entries on campaign_id = campaigns.id
    where brand_id in (select id from brands where industry_id = new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger campaign_search_entries after update of name, search_words on industries
  for each row when (new.name <> old.name or new.search_words <> old.search_words) execute function rename_industry_in_search_entries();
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
