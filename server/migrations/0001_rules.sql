-- cspell:ignore øłđðħı olddhi
-- Search by words: trigrams, and text as it is compared.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Lower case without accents, as `searchWords` folds what is typed. The letters that are no accented ones have their usual spelling.
create or replace function fold_text(value text) returns text language sql immutable as $$
  select replace(replace(replace(replace(
    translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]+', '', 'g')), 'øłđðħı', 'olddhi'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Nobody reaches a person who has blocked them, or whom they have blocked. The triggers run after the rows were added, when the
-- foreign keys have locked both sides, and see every block that is committed by then; a block locks both sides first. SQLSTATE
-- MQ001 becomes the error `blocked`.
create or replace function refuse_blocked(one uuid, other uuid) returns void language plpgsql as $$
begin
  if exists (select from blocks where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)) then
    raise exception 'blocked' using errcode = 'MQ001';
  end if;
end $$;
--> statement-breakpoint
-- Refuses what a brand and a talent do while one has blocked the other, while the brand and the agency that manages the profile are
-- blocked, and what an agent of a blocked agency does for a talent. `marquee.acting_agency` names the agency on whose agent's request
-- this transaction acts (`lockMandateInForce`); it ends with the transaction.
create or replace function refuse_blocked_pair(brand uuid, talent uuid) returns void language plpgsql as $$
begin
  perform refuse_blocked(brand, talent);
  perform refuse_blocked(brand, nullif(current_setting('marquee.acting_agency', true), '')::uuid);
  perform refuse_blocked(brand, m.agency_id) from mandates m where m.talent_id = talent and m.status = 'active' and m.is_managed;
end $$;
--> statement-breakpoint
create or replace function refuse_blocked_sides() returns trigger language plpgsql as $$
begin
  perform refuse_blocked_pair(new.brand_id, new.talent_id);
  return null;
end $$;
--> statement-breakpoint
-- Nobody accepts an offer, and no agent asks for approval of an acceptance, across a block: an offer ends only after the commit of
-- the block. Both sides are locked first, as the foreign keys of a new row would. Declining ends the contact. What was accepted
-- before the block becomes a deal once its charge succeeds.
create or replace function refuse_blocked_acceptance() returns trigger language plpgsql as $$
begin
  perform from brands where id = new.brand_id for key share;
  perform from talents where id = new.talent_id for key share;
  perform refuse_blocked_pair(new.brand_id, new.talent_id);
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_acceptance after update of status, consent_no on offers for each row
  when ((new.status = 'awaiting_payment' and new.status <> old.status)
    or (new.consent_no is not null and new.consent_no is distinct from old.consent_no))
  execute function refuse_blocked_acceptance();
--> statement-breakpoint
create trigger unblocked_sides after insert or update of status, pitch on applications for each row
  when (new.status in ('invited', 'submitted')) execute function refuse_blocked_sides();
--> statement-breakpoint
create or replace function refuse_blocked_version() returns trigger language plpgsql as $$
begin
  perform refuse_blocked_pair(o.brand_id, o.talent_id) from offers o where o.id = new.offer_id;
  return null;
end $$;
--> statement-breakpoint
-- Each offer is added with its first version.
create trigger unblocked_sides after insert on offer_versions for each row execute function refuse_blocked_version();
--> statement-breakpoint
create or replace function refuse_blocked_message() returns trigger language plpgsql as $$
begin
  perform refuse_blocked_pair(c.brand_id, c.talent_id) from conversations c where c.id = new.conversation_id;
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_sides after insert on messages for each row when (new.author_id is not null) execute function refuse_blocked_message();
--> statement-breakpoint
create trigger unblocked_sides_of_edit after update of text on messages for each row
  when (new.author_id is not null and new.deleted_at is null and new.text <> old.text) execute function refuse_blocked_message();
--> statement-breakpoint
create or replace function refuse_blocked_reaction() returns trigger language plpgsql as $$
begin
  perform refuse_blocked_pair(c.brand_id, c.talent_id) from messages m join conversations c on c.id = m.conversation_id where m.id = new.message_id;
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_sides after insert on message_reactions for each row execute function refuse_blocked_reaction();
--> statement-breakpoint
-- Rights to use the work of a completed deal are not renewed across a block, and no price of a renewal is asked for.
create or replace function refuse_blocked_renewal() returns trigger language plpgsql as $$
declare
  side deals%rowtype;
begin
  select * into side from deals where id = new.deal_id;
  perform from brands where id = side.brand_id for key share;
  perform from talents where id = side.talent_id for key share;
  perform refuse_blocked_pair(side.brand_id, side.talent_id);
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_renewal after insert on amendments for each row
  when (new.kind = 'rights_renewal') execute function refuse_blocked_renewal();
--> statement-breakpoint
-- A brand accepts no renewal either. What it bought at the agreed price before the block is paid or ends without it.
create trigger unblocked_renewal_acceptance after update of status on amendments for each row
  when (new.kind = 'rights_renewal' and new.status = 'accepting' and old.status = 'proposed') execute function refuse_blocked_renewal();
--> statement-breakpoint
create trigger unblocked_renewal_request after update of renewal_asked_at on deals for each row
  when (new.renewal_asked_at is not null) execute function refuse_blocked_acceptance();
--> statement-breakpoint
-- A brand asks for no ad code across a block.
create trigger unblocked_ad_code_request after insert or update of asked_at on ad_codes for each row
  when (new.asked_at is not null) execute function refuse_blocked_renewal();
--> statement-breakpoint
create or replace function refuse_blocked_mandate() returns trigger language plpgsql as $$
begin
  perform refuse_blocked(new.agency_id, new.talent_id);
  perform refuse_blocked(new.agency_id, t.id) from accounts a join talents t on t.account_id = a.id where a.email = new.email;
  return null;
end $$;
--> statement-breakpoint
create trigger unblocked_sides after insert or update of status, email on mandates for each row
  when (new.status in ('invited', 'active')) execute function refuse_blocked_mandate();
--> statement-breakpoint
-- Industries a brand chooses from, and the other words that find the campaigns of each; operators may add more.
insert into industries (name, search_words)
values
  ('Beauty', 'makeup make-up cosmetics skincare skin care haircare hair serum mascara lipstick nails fragrance'),
  ('Fashion', 'clothes clothing style outfits shoes bags streetwear accessories jewellery'),
  ('Food and drink', 'cooking recipes baking meals restaurants snacks coffee tea vegan'),
  ('Fitness and sport', 'gym workout exercise training running runner marathon football cycling yoga trainers'),
  ('Health', 'wellness wellbeing nutrition supplements vitamins sleep'),
  ('Home and garden', 'interiors decorating furniture DIY plants gardening house'),
  ('Travel', 'holidays trips tourism trains hiking hotels'),
  ('Technology', 'tech gadgets phones laptops headphones cameras electronics software apps'),
  ('Gaming', 'games gamer streamer consoles esports'),
  ('Finance', 'money saving investing budgeting banking'),
  ('Education', 'learning books courses school language'),
  ('Children and family', 'parenting parents mum mums dad dads baby babies toddlers kids toys'),
  ('Pets', 'dogs puppies cats kittens animals'),
  ('Cars and mobility', 'car driving bikes bicycles scooters electric'),
  ('Entertainment', 'music film films television theatre podcasts'),
  ('Charity', 'donations fundraising volunteering')
on conflict do nothing;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- The stored unread counts. A conversation counts its messages without cards and deleted ones; a member counts those of
-- others after its read position. Who has no row as a member has read nothing and written nothing, so that the
-- conversation's count is theirs. Every change of a message updates both in its transaction, with the conversation locked.
-- A new message also becomes the newest of its conversation, because the same row is written; a card leaves that to its statement.
create or replace function count_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into conversation_members (conversation_id, account_id, side) values (new.conversation_id, new.author_id, new.side)
      on conflict do nothing;
    update conversations set message_count = message_count + 1, last_no = new.no, rev = new.rev, last_at = new.created_at
      where id = new.conversation_id;
    update conversation_members set unread = unread + 1 where conversation_id = new.conversation_id and account_id <> new.author_id;
  else
    update conversations set message_count = message_count - 1 where id = new.conversation_id;
    update conversation_members set unread = unread - 1
      where conversation_id = new.conversation_id and account_id <> new.author_id and read_no < new.no;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger messages_counted after insert on messages for each row when (new.author_id is not null and new.deleted_at is null)
  execute function count_message();
--> statement-breakpoint
create trigger messages_uncounted after update of deleted_at on messages for each row
  when (new.author_id is not null and old.deleted_at is null and new.deleted_at is not null) execute function count_message();
--> statement-breakpoint
create or replace function count_unread() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from conversation_members where conversation_id = new.conversation_id and account_id = new.account_id) then
      return new;
    end if;
    -- No message may be added between this count and the commit of the new row.
    perform from conversations where id = new.conversation_id for no key update;
  end if;
  new.unread := case
    when new.read_no = 0 and tg_op = 'INSERT' then (select message_count from conversations where id = new.conversation_id)
    else (select count(*) from messages where conversation_id = new.conversation_id and no > new.read_no
      and author_id <> new.account_id and deleted_at is null)
  end;
  return new;
end $$;
--> statement-breakpoint
create trigger conversation_members_counted before insert on conversation_members for each row execute function count_unread();
--> statement-breakpoint
create trigger conversation_members_recounted before update of read_no on conversation_members for each row
  when (old.read_no <> new.read_no) execute function count_unread();
--> statement-breakpoint
-- An issued document stays as it is: only whether it was credited and where its PDF lies is ever added.
create or replace function refuse_document_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or (to_jsonb(new) - array['status', 'pdf_key', 'pdf_sha256']) <> (to_jsonb(old) - array['status', 'pdf_key', 'pdf_sha256'])
    or (old.pdf_key is not null and (new.pdf_key, new.pdf_sha256) is distinct from (old.pdf_key, old.pdf_sha256)) then
    raise exception 'an issued document is never changed: issue a credit note' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger documents_stay before update or delete on documents for each row execute function refuse_document_change();
--> statement-breakpoint
create trigger documents_not_emptied before truncate on documents for each statement execute function refuse_document_change();
--> statement-breakpoint
-- What is booked stays booked: a mistake is corrected by a journal that reverses it.
create or replace function refuse_booked_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: book a correction', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger ledger_accounts_append_only before update or delete or truncate on ledger_accounts for each statement execute function refuse_booked_change();
--> statement-breakpoint
create trigger journals_append_only before update or delete or truncate on journals for each statement execute function refuse_booked_change();
--> statement-breakpoint
create trigger postings_append_only before update or delete or truncate on postings for each statement execute function refuse_booked_change();
--> statement-breakpoint
-- Looked at when the transaction ends: a journal has lines, and they sum to zero in each currency.
create or replace function refuse_unbalanced() returns trigger language plpgsql as $$
declare
  the_journal bigint := coalesce(to_jsonb(new) ->> 'journal_id', to_jsonb(new) ->> 'id')::bigint;
begin
  if not exists (select from postings where journal_id = the_journal)
    or exists (select from postings where journal_id = the_journal group by currency having sum(amount) <> 0) then
    raise exception 'journal % does not balance', the_journal using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger journals_balance after insert on journals deferrable initially deferred for each row execute function refuse_unbalanced();
--> statement-breakpoint
create constraint trigger postings_balance after insert on postings deferrable initially deferred for each row execute function refuse_unbalanced();
--> statement-breakpoint
-- What the seal covers: all of a journal with its lines in order, as one text that is the same on both engines and in every time zone.
create or replace view sealable_journals as
select j.id, jsonb_build_array(j.id, j.fact_key, j.kind, extract(epoch from j.occurred_at), j.subject, j.provider_txn, j.memo, j.reverses_id,
  extract(epoch from j.recorded_at),
  (select jsonb_agg(jsonb_build_array(p.no, a.code, p.amount, p.currency) order by p.no)
    from postings p join ledger_accounts a on a.id = p.account_id where p.journal_id = j.id))::text as content
from journals j;
--> statement-breakpoint
-- What was done in a talent's name stays as it was written: the talent, and nobody else, can rely on it.
create or replace function refuse_delegated_action_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger delegated_actions_append_only before update or delete or truncate on delegated_actions for each statement execute function refuse_delegated_action_change();
--> statement-breakpoint
-- The stored count of unread notifications of each account, changed in the transaction of the rows. Accounts are locked in
-- their order, so that two statements about several of them wait for each other in turn.
create or replace function count_added_notifications() returns trigger language plpgsql as $$
begin
  insert into notification_counts (account_id, unread)
    select account_id, count(*) from added where read_at is null group by account_id order by account_id
    on conflict (account_id) do update set unread = notification_counts.unread + excluded.unread;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_removed_notifications() returns trigger language plpgsql as $$
begin
  perform from notification_counts where account_id in (select account_id from removed) order by account_id for no key update;
  update notification_counts c set unread = c.unread - r.unread
    from (select account_id, count(*) as unread from removed where read_at is null group by account_id) r
    where c.account_id = r.account_id;
  return null;
end $$;
--> statement-breakpoint
create or replace function count_changed_notifications() returns trigger language plpgsql as $$
begin
  perform from notification_counts where account_id in (select account_id from added) order by account_id for no key update;
  update notification_counts c set unread = c.unread + d.difference
    from (
      select a.account_id, count(*) filter (where a.read_at is null) - count(*) filter (where r.read_at is null) as difference
      from added a join removed r on r.id = a.id group by a.account_id
    ) d
    where c.account_id = d.account_id and d.difference <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger notifications_added after insert on notifications referencing new table as added
  for each statement execute function count_added_notifications();
--> statement-breakpoint
create trigger notifications_removed after delete on notifications referencing old table as removed
  for each statement execute function count_removed_notifications();
--> statement-breakpoint
create trigger notifications_changed after update on notifications referencing old table as removed new table as added
  for each statement execute function count_changed_notifications();
--> statement-breakpoint
-- What operators did stays as it was written.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete or truncate on audit_entries for each statement execute function refuse_audit_change();
--> statement-breakpoint
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
--> statement-breakpoint
-- The word stems of what a campaign is about: the name of the product and of the brand’s industry. Titles and descriptions are prose,
-- in which “run” or “everyday” says nothing about a niche.
create or replace function stems_of_campaign(campaign uuid) returns text[] language sql stable as $$
  select tsvector_to_array(to_tsvector('english', fold_text(concat_ws(' ', campaigns.product_name, industries.name))))
    from campaigns join brands on brands.id = campaigns.brand_id left join industries on industries.id = brands.industry_id
    where campaigns.id = campaign
$$;
--> statement-breakpoint
-- The word stems of a niche: its name and the other words that find it.
create or replace function stems_of_niche(name text, search_words text) returns text[] language sql stable as $$
  select tsvector_to_array(to_tsvector('english', fold_text(concat_ws(' ', name, search_words))))
$$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Kinds of talent with their niches and crafts, and the other words that find each niche; operators may add more.
insert into talent_types (name)
values
  ('Influencer'),
  ('UGC creator'),
  ('Model'),
  ('Actor or presenter'),
  ('Musician or DJ'),
  ('Athlete'),
  ('Photographer'),
  ('Videographer'),
  ('Streamer'),
  ('Podcaster'),
  ('Writer'),
  ('Speaker or expert')
on conflict do nothing;
--> statement-breakpoint
insert into talent_subtypes (type_id, name, search_words)
select talent_types.id, niche.name, niche.search_words
from (
  values
    ('Influencer', 'Beauty', 'makeup make-up artist cosmetics skincare skin care haircare hair care serum moisturiser sunscreen lipstick mascara nails fragrance'),
    ('Influencer', 'Fashion', 'clothes clothing style outfits dresses shoes bags streetwear accessories'),
    ('Influencer', 'Fitness', 'gym workout exercise training wellness yoga sport'),
    ('Influencer', 'Food', 'cooking recipes baking meals lunch dinner restaurants foodie'),
    ('Influencer', 'Travel', 'holidays trips tourism trains hiking hotels'),
    ('Influencer', 'Gaming', 'games gamer streamer consoles esports'),
    ('Influencer', 'Tech', 'technology gadgets phones laptops headphones speakers cameras electronics software apps'),
    ('Influencer', 'Parenting', 'parents mum mums dad dads family baby babies toddlers children kids'),
    ('Influencer', 'Finance', 'money saving investing budgeting'),
    ('Influencer', 'Home', 'interiors decorating furniture DIY plants gardening house'),
    ('Influencer', 'Pets', 'dogs puppies cats kittens animals'),
    ('Influencer', 'Comedy', 'funny humour sketches jokes'),
    ('UGC creator', 'Product demo', 'demonstration gadgets'),
    ('UGC creator', 'Unboxing', 'unpacking'),
    ('UGC creator', 'Testimonial', 'review recommendation'),
    ('UGC creator', 'How-to', 'tutorial instructions tips'),
    ('UGC creator', 'Lifestyle', 'everyday routine'),
    ('Model', 'Commercial', 'advertising adverts'),
    ('Model', 'Editorial', 'magazine fashion'),
    ('Model', 'Hands and details', 'close-up'),
    ('Actor or presenter', 'Commercial', 'advertising adverts'),
    ('Actor or presenter', 'Presenter', 'host hosting'),
    ('Actor or presenter', 'Voice', 'voiceover voice-over narration narrator'),
    ('Musician or DJ', 'Singer', 'singing vocalist music'),
    ('Musician or DJ', 'Instrumental', 'instruments composer music'),
    ('Musician or DJ', 'DJ', 'mixing club music'),
    ('Athlete', 'Running', 'runner jogging marathon athletics gym training trainers shoes fitness sport'),
    ('Athlete', 'Football', 'footballer soccer fitness sport'),
    ('Athlete', 'Climbing', 'climber bouldering fitness sport'),
    ('Athlete', 'Cycling', 'cyclist bike bicycle fitness sport'),
    ('Photographer', 'Product', 'still-life packshot'),
    ('Photographer', 'Portrait', 'headshot people'),
    ('Photographer', 'Food photography', 'restaurants cooking recipes'),
    ('Videographer', 'Short form', 'shorts reels vertical'),
    ('Videographer', 'Documentary', 'film'),
    ('Videographer', 'Drone', 'aerial'),
    ('Streamer', 'Games', 'gaming gamer streamer consoles esports'),
    ('Streamer', 'Talk', 'chat discussion'),
    ('Podcaster', 'Interview', 'podcasts conversation guests'),
    ('Podcaster', 'Story', 'podcasts storytelling'),
    ('Writer', 'Reviews', 'critic'),
    ('Writer', 'Features', 'journalism articles'),
    ('Speaker or expert', 'Nutrition', 'diet dietitian healthy food'),
    ('Speaker or expert', 'Psychology', 'mental health wellbeing'),
    ('Speaker or expert', 'Business', 'entrepreneur startups leadership')
) as niche (type_name, name, search_words)
join talent_types on talent_types.name = niche.type_name
on conflict do nothing;
