-- Whether a talent is verified: a social account or the identity.
create or replace function is_verified_talent(talent uuid) returns boolean language sql stable as
  'select exists (select from verified_facts where talent_id = talent)';
--> statement-breakpoint
-- The average of the public reviews about a talent in tenths of a star; 0 below three reviews, as everywhere else.
create or replace function rating_of_talent(talent uuid) returns integer language sql stable as
  'select case when count(*) >= 3 then round(avg(stars) * 10)::integer else 0 end from reviews
    where talent_id = talent and by = ''brand'' and published_at is not null and hidden_at is null';
--> statement-breakpoint
-- The number of the public reviews about a talent, of which `rating_of_talent` is the average.
create or replace function count_reviews_of_talent(talent uuid) returns integer language sql stable as
  'select count(*)::integer from reviews
    where talent_id = talent and by = ''brand'' and published_at is not null and hidden_at is null';
--> statement-breakpoint
-- The order “Newest” is by the first listing: who leaves the search and comes back stays where they were.
create or replace function save_first_listing() returns trigger language plpgsql as $$
begin
  new.first_listed_at := coalesce(new.first_listed_at, now());
  return new;
end $$;
--> statement-breakpoint
create trigger first_listing before insert or update of is_listed on talents
  for each row when (new.is_listed) execute function save_first_listing();
--> statement-breakpoint
-- Since when a talent can be found, and when they could before. Saved searches notify by it.
create or replace function save_talent_finding() returns trigger language plpgsql as $$
declare
  is_found boolean := new.is_listed and new.removed_at is null and new.erased_at is null;
begin
  if tg_op = 'INSERT' then
    new.found_since := case when is_found then coalesce(new.found_since, now()) end;
    return new;
  end if;
  new.found_before := old.found_before;
  new.found_since := case when is_found then coalesce(old.found_since, now()) end;
  if old.found_since < now() and not is_found then
    new.found_before := old.found_before + tstzmultirange(tstzrange(old.found_since, now()));
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger talent_finding before insert or update of is_listed, removed_at, erased_at on talents
  for each row execute function save_talent_finding();
--> statement-breakpoint
-- The words of a handle, place, language or brand, folded: PostgreSQL would take `isla.evans` or `booking.com` as one word, a host.
create or replace function separate_words(value text) returns text language sql immutable as
  'select regexp_replace(fold_text(value), ''[._/@:()+&-]+'', '' '', ''g'')';
--> statement-breakpoint
-- The starting price of a talent in each currency: the lower of “fee from” and the cheapest package in it; the largest number
-- where there is neither. Nothing is converted.
create or replace function prices_of_talent(talent uuid, fee integer, fee_currency text, out gbp integer, out eur integer, out usd integer)
  language sql stable as
  'select coalesce(min(price) filter (where currency = ''GBP''), 2147483647),
      coalesce(min(price) filter (where currency = ''EUR''), 2147483647),
      coalesce(min(price) filter (where currency = ''USD''), 2147483647)
    from (select price, currency from talent_packages where talent_id = talent
      union all select fee, fee_currency where fee > 0) offered';
--> statement-breakpoint
-- A format as brands name it.
create or replace function words_of_format(format text) returns text language sql immutable as
  'select case format
    when ''reel'' then ''reel video'' when ''short'' then ''short video'' when ''stream'' then ''live stream''
    when ''photo_set'' then ''photo set'' when ''audio'' then ''audio piece'' else format end';
--> statement-breakpoint
-- The words by which a package is found: its title and its format.
create or replace function words_of_package(title text, format text) returns text language sql immutable as
  'select concat_ws('' '', title, words_of_format(format))';
--> statement-breakpoint
-- The captions of the works that the portfolio of a talent shows: not those whose file a decision about a report has removed.
create or replace function captions_of_talent(talent uuid) returns table (caption text) language sql stable as
  'select work.caption from portfolio_works work join files on files.id = work.file_id
    where work.talent_id = talent and files.removed_at is null and work.caption <> ''''';
--> statement-breakpoint
-- The search entries of talents follow the talents. A talent has an entry while they can be found: listed, not removed by a
-- decision about a report, and not erased.
create or replace function save_search_entry() returns trigger language plpgsql as $$
declare
  niches text;
  niche_words text;
  labels text;
  accounts text;
  packages text;
  works text;
  prices record;
begin
  if not new.is_listed or new.removed_at is not null or new.erased_at is not null then
    delete from talent_search_entries where talent_id = new.id;
    return null;
  end if;
  select coalesce(string_agg(kind.name, ' '), '') into niches from (
    select name from talent_types where id = new.type_id
    union all
    select name from talent_subtypes where id = any(new.subtype_ids)) kind;
  select coalesce(string_agg(search_words, ' '), '') into niche_words from talent_subtypes where id = any(new.subtype_ids);
  select coalesce(string_agg(concat_ws(' ', social ->> 'platform', social ->> 'handle'), ' '), '') into accounts
    from jsonb_array_elements(new.socials) social;
  select coalesce(string_agg(words_of_package(title, format), ' '), '') into packages
    from talent_packages where talent_id = new.id;
  select coalesce(string_agg(caption, ' '), '') into works from captions_of_talent(new.id);
  select * into prices from prices_of_talent(new.id, new.min_fee, new.fee_currency);
  labels := concat_ws(' ', new.city, array_to_string(new.languages, ' '), array_to_string(new.past_brands, ' '));
  insert into talent_search_entries as entry
    (talent_id, document, words, type_id, subtype_ids, platforms, languages, country, city, followers, price, price_eur,
      price_usd, completed_deals, takes_gifted, engagement_bps, rating, review_count, is_verified, time_off, joined_at,
      listed_at)
  values (
    new.id,
    setweight(to_tsvector('simple', fold_text(new.display_name)), 'A')
      || setweight(to_tsvector('english', fold_text(concat_ws(' ', niches, new.headline))), 'B')
      || setweight(to_tsvector('simple', separate_words(concat_ws(' ', accounts, labels))), 'C')
      || setweight(to_tsvector('english', fold_text(concat_ws(' ', niche_words, packages))), 'C')
      || setweight(to_tsvector('english', fold_text(concat_ws(' ', regexp_replace(new.bio, '<[^>]*>', ' ', 'g'), works))), 'D')
      -- One of the eight groups (`rankedMatches.drawGroups`) that take turns in the draw of newcomers, as a word that no text contains.
      || array_to_tsvector(array['#' || (hashtext(new.id::text) & 7)]),
    concat_ws(' ', fold_text(concat_ws(' ', new.display_name, niches, niche_words, new.headline)), separate_words(concat_ws(' ', labels, accounts))),
    new.type_id,
    new.subtype_ids,
    array(select distinct social ->> 'platform' from jsonb_array_elements(new.socials) social),
    array(select fold_text(language) from unnest(new.languages) language),
    new.country,
    fold_text(new.city),
    new.followers,
    prices.gbp,
    prices.eur,
    prices.usd,
    new.completed_deals,
    new.takes_gifted,
    coalesce((select max((social ->> 'engagementBps')::integer) from jsonb_array_elements(new.socials) social), 0),
    rating_of_talent(new.id),
    count_reviews_of_talent(new.id),
    is_verified_talent(new.id),
    coalesce((select range_agg(daterange((off ->> 'from')::date, (off ->> 'to')::date, '[]'))
      from jsonb_array_elements(new.time_off) off), '{}'),
    new.created_at,
    new.first_listed_at)
  on conflict (talent_id) do update set
    document = excluded.document, words = excluded.words, type_id = excluded.type_id, subtype_ids = excluded.subtype_ids,
    platforms = excluded.platforms, languages = excluded.languages, country = excluded.country, city = excluded.city,
    followers = excluded.followers, price = excluded.price, price_eur = excluded.price_eur, price_usd = excluded.price_usd,
    completed_deals = excluded.completed_deals,
    takes_gifted = excluded.takes_gifted, engagement_bps = excluded.engagement_bps, time_off = excluded.time_off;
  return null;
end $$;
--> statement-breakpoint
create trigger search_entry after insert or update of is_listed, removed_at, erased_at, display_name, headline, bio, type_id,
  subtype_ids, languages, socials, followers, min_fee, fee_currency, city, country, completed_deals, takes_gifted, past_brands, time_off on talents
  for each row execute function save_search_entry();
--> statement-breakpoint
-- The languages of an entry, a row each.
create or replace function save_search_languages() returns trigger language plpgsql as $$
begin
  delete from talent_search_languages where talent_id = new.talent_id and language <> all(new.languages);
  insert into talent_search_languages (talent_id, language)
    select new.talent_id, language from unnest(new.languages) language where language <> '' on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger search_languages_of_new after insert on talent_search_entries
  for each row when (new.languages <> '{}') execute function save_search_languages();
--> statement-breakpoint
create trigger search_languages after update of languages on talent_search_entries
  for each row when (new.languages <> old.languages) execute function save_search_languages();
--> statement-breakpoint
-- An operator renamed a talent type or a niche, or changed the other words of a niche: the entries of its talents are written again.
create or replace function rename_in_search_entries() returns trigger language plpgsql as $$
begin
  update talents set subtype_ids = subtype_ids
    where is_listed and (type_id = new.id or subtype_ids @> array[new.id]);
  return null;
end $$;
--> statement-breakpoint
create trigger search_entries after update of name on talent_types
  for each row when (new.name <> old.name) execute function rename_in_search_entries();
--> statement-breakpoint
create trigger search_entries after update of name, search_words on talent_subtypes
  for each row when (new.name <> old.name or new.search_words <> old.search_words) execute function rename_in_search_entries();
--> statement-breakpoint
create index talent_search_words on talent_search_entries using gin (words gin_trgm_ops);
--> statement-breakpoint
create or replace function save_rating_in_search_entry() returns trigger language plpgsql as $$
begin
  update talent_search_entries
    set rating = rating_of_talent(new.talent_id), review_count = count_reviews_of_talent(new.talent_id)
    where talent_id = new.talent_id;
  return null;
end $$;
--> statement-breakpoint
create trigger search_entry after insert or update of stars, published_at, hidden_at on reviews
  for each row when (new.by = 'brand') execute function save_rating_in_search_entry();
--> statement-breakpoint
create or replace function save_verification_in_search_entry() returns trigger language plpgsql as $$
begin
  update talent_search_entries set is_verified = is_verified_talent(coalesce(new.talent_id, old.talent_id))
    where talent_id = coalesce(new.talent_id, old.talent_id);
  return null;
end $$;
--> statement-breakpoint
create trigger search_entry after insert or delete on verified_facts
  for each row execute function save_verification_in_search_entry();
